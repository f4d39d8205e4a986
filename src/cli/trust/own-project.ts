import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve, sep } from "node:path";
import { liesIn, realPathOf } from "../../load/site-code/code-switch.ts";
import { isPackage, root } from "../invocation.ts";

/**
 * Whether a content folder is that of the project in which the running program is installed: its package.json or
 * workflows name it. Folders listed in `PRELO_TRUSTED_FOLDERS` count as well.
 */
export function isOwnProject(content: string): boolean {
  const place = realPathOf(content);
  const listed = (process.env.PRELO_TRUSTED_FOLDERS ?? "").split(delimiter).filter(Boolean);
  if (listed.some((folder) => liesIn(place, realPathOf(folder)))) return true;
  // A person who can write the engine's source can change the program itself.
  if (!isPackage && liesIn(place, realPathOf(join(root, "src")))) return true;
  return projectsOf(root, process.cwd()).some((project) =>
    namedFolders(project).some((name) => realPathOf(resolve(project, name)) === place),
  );
}

/**
 * The folders whose makers could have put anything into the program: the one in which it is installed, not only linked
 * from there, and the member of npm's workspaces in which a command runs, which that folder links by its name.
 *
 * @param engine where the program lies
 * @param cwd where the command runs
 */
export function projectsOf(engine: string, cwd: string): string[] {
  const [here, program] = [realPathOf(cwd), realPathOf(engine)];
  const holder = program.split(`${sep}node_modules${sep}`)[0] ?? program;
  const name = manifestName(here);
  const isMember = name !== undefined && realPathOf(join(holder, "node_modules", name)) === here;
  return isMember ? [holder, here] : [holder];
}

/** The name of a package; none when it is not a plain one. */
function manifestName(folder: string): string | undefined {
  const [, name] =
    /"name"\s*:\s*"((?:@[\w.-]+\/)?[\w-][\w.-]*)"/.exec(textOf(join(folder, "package.json"))) ?? [];
  return name;
}

/** The folders that the scripts and workflows of a project name, and the usual one. */
function namedFolders(project: string): string[] {
  const workflows = join(project, ".github", "workflows");
  const files = [
    ...["package.json", ".gitlab-ci.yml", "netlify.toml", "Containerfile", "Dockerfile"],
    ...(existsSync(workflows) ? readdirSync(workflows) : []).map(
      (name) => `.github/workflows/${name}`,
    ),
  ];
  const texts = files.map((file) => textOf(join(project, file)));
  return ["content", ...texts.flatMap(foldersIn)];
}

function foldersIn(text: string): string[] {
  const flag = /--content[ =](?:\\?"([^"\\]+)\\?"|'([^']+)'|([^\s"'\\]+))/g;
  const variable = /^[ \t]+CONTENT:[ \t]*(?:"([^"]+)"|'([^']+)'|(\S+))/gm;
  return [flag, variable].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean)),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
