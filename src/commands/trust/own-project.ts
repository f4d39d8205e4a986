import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve, sep } from "node:path";
import { liesIn, realPathOf } from "../../site/own/code-switch.ts";
import { isPackage, root } from "../invocation.ts";

/**
 * Whether a content folder is that of the project in the working directory: its package.json or workflows name it, and
 * the program that runs is the one of this project. Folders listed in `PRELO_TRUSTED_FOLDERS` count as well.
 */
export function isOwnProject(content: string): boolean {
  const place = realPathOf(content);
  const listed = (process.env.PRELO_TRUSTED_FOLDERS ?? "").split(delimiter).filter(Boolean);
  if (listed.some((folder) => liesIn(place, realPathOf(folder)))) return true;
  const here = process.cwd();
  // Whoever can write the engine's source can change the program itself.
  if (!isPackage && liesIn(place, realPathOf(join(root, "src")))) return true;
  if (!existsSync(join(here, "package.json")) || !isInstalledIn(here, root)) return false;
  return namedFolders(here).some((name) => realPathOf(resolve(here, name)) === place);
}

/**
 * Whether the program that runs is installed in a folder, and not only linked from there: its maker could have put
 * anything there. A member of npm's workspaces is linked by name from the folder that holds the program for all.
 *
 * @param engine where the program lies
 */
export function isInstalledIn(folder: string, engine: string): boolean {
  const [here, program] = [realPathOf(folder), realPathOf(engine)];
  if (here === program) return true;
  const holder = program.split(`${sep}node_modules${sep}`)[0] ?? "";
  if (holder === program) return false;
  if (holder === here) return true;
  const name = manifestName(here);
  return name !== undefined && realPathOf(join(holder, "node_modules", name)) === here;
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
