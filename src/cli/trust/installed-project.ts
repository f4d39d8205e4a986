import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join, resolve, sep } from "node:path";
import { isSameOrWithin, realOrAbsolutePath } from "../../load/site-code/code-switch.ts";
import { engineRoot, isPublishedPackage } from "../system/invocation.ts";

/**
 * Whether a content folder belongs to the project in which the running program is installed. This
 * is the case if it is the project's default content folder, or if the project's package.json or CI
 * files name it. Folders in `PRELO_TRUSTED_FOLDERS` count as well.
 */
export function isImplicitlyTrusted(content: string): boolean {
  const place = realOrAbsolutePath(content);
  const listed = (process.env.PRELO_TRUSTED_FOLDERS ?? "").split(delimiter).filter(Boolean);
  if (listed.some((folder) => isSameOrWithin(place, realOrAbsolutePath(folder)))) return true;
  // Whoever can write content inside the engine's source can also change the program.
  if (!isPublishedPackage && isSameOrWithin(place, realOrAbsolutePath(join(engineRoot, "src"))))
    return true;
  return listImplicitlyTrustedProjects(engineRoot, process.cwd()).some((project) =>
    listReferencedContentFolders(project).some(
      (name) => realOrAbsolutePath(resolve(project, name)) === place,
    ),
  );
}

/**
 * Returns the projects whose authors control the program anyway. These are the project in which it
 * is really installed, with links resolved, and the npm workspace member in the working directory.
 *
 * @param engine root of the program
 * @param cwd working directory of the command
 */
export function listImplicitlyTrustedProjects(engine: string, cwd: string): string[] {
  const [here, program] = [realOrAbsolutePath(cwd), realOrAbsolutePath(engine)];
  const holder = program.split(`${sep}node_modules${sep}`)[0] ?? program;
  const name = readManifestName(here);
  const isMember =
    name !== undefined && realOrAbsolutePath(join(holder, "node_modules", name)) === here;
  return isMember ? [holder, here] : [holder];
}

/** Reads the name of a package. `undefined` if it is missing or invalid. */
function readManifestName(folder: string): string | undefined {
  const [, name] =
    /"name"\s*:\s*"((?:@[\w.-]+\/)?[\w-][\w.-]*)"/.exec(
      readTextOrEmpty(join(folder, "package.json")),
    ) ?? [];
  return name;
}

/** Returns the content folders that a project's scripts and CI files name, and the default one. */
function listReferencedContentFolders(project: string): string[] {
  const workflows = join(project, ".github", "workflows");
  const files = [
    ...["package.json", ".gitlab-ci.yml", "netlify.toml", "Containerfile", "Dockerfile"],
    ...(existsSync(workflows) ? readdirSync(workflows) : []).map(
      (name) => `.github/workflows/${name}`,
    ),
  ];
  const texts = files.map((file) => readTextOrEmpty(join(project, file)));
  return ["content", ...texts.flatMap(findContentFolderNames)];
}

function findContentFolderNames(text: string): string[] {
  const flag = /--content[ =](?:\\?"([^"\\]+)\\?"|'([^']+)'|([^\s"'\\]+))/g;
  const variable = /^[ \t]+CONTENT:[ \t]*(?:"([^"]+)"|'([^']+)'|(\S+))/gm;
  return [flag, variable].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter(Boolean)),
  );
}

function readTextOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
