import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { GitCalls, TreeLine } from "../api/git-calls.ts";

/** A file in a commit: blob id, size in bytes, mode. */
interface TreeFile {
  blob: string;
  size: number;
  mode: string;
}

/** Files by path in a folder of the repository. */
export type TreeFiles = ReadonlyMap<string, TreeFile>;

/** The mode of regular files; links and submodules have others. */
const plain = /^100/;

/**
 * All files of a tree. GitHub returns at most 100,000 entries and 7 MB, and marks incomplete
 * responses (`truncated`); then we read folder by folder.
 */
export async function readFiles(git: GitCalls, tree: string): Promise<TreeFiles | ApiFault> {
  const found = new Map<string, TreeFile>();
  const fault = await addFiles(git, { tree, prefix: "" }, found);
  return fault ?? new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function addFiles(
  git: GitCalls,
  { tree, prefix }: { tree: string; prefix: string },
  found: Map<string, TreeFile>,
): Promise<ApiFault | undefined> {
  const whole = await git.tree(tree, true);
  if (isFault(whole)) return whole;
  if (!whole.isCut) {
    for (const line of whole.lines) add(found, prefix, line);
    return undefined;
  }
  const one = await git.tree(tree, false);
  if (isFault(one)) return one;
  for (const line of one.lines) {
    add(found, prefix, line);
    if (line.type !== "tree" || line.sha === null) continue;
    const fault = await addFiles(git, { tree: line.sha, prefix: `${prefix}${line.path}/` }, found);
    if (fault) return fault;
  }
  return undefined;
}

function add(found: Map<string, TreeFile>, prefix: string, line: TreeLine): void {
  const { path, type, sha, size = 0, mode } = line;
  if (type === "blob" && sha !== null && plain.test(mode))
    found.set(`${prefix}${path}`, { blob: sha, size, mode });
}

/** The content folders: those with a `site.yaml`, each with a trailing `/`; "" is the top. */
export function contentFolders(files: TreeFiles): string[] {
  return [...files.keys()].flatMap((path) => /^((?:.*\/)?)site\.yaml$/.exec(path)?.[1] ?? []);
}

/** The files of a folder, by path in it. */
export function filesBelow(files: TreeFiles, prefix: string): TreeFiles {
  const below = [...files].filter(([path]) => path.startsWith(prefix));
  return new Map(below.map(([path, file]) => [path.slice(prefix.length), file]));
}
