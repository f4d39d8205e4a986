import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GitClient, TreeEntry } from "../api/git-client.ts";

/** A file in a commit: blob id, size in bytes, mode. */
interface TreeFile {
  blob: string;
  size: number;
  mode: string;
}

/** Files by path in a folder of the repository. */
export type TreeFiles = ReadonlyMap<string, TreeFile>;

/** The mode of regular files. Links and submodules have other modes. */
const regularFileMode = /^100/;

/**
 * Reads all files of a tree. GitHub returns at most 100,000 entries and 7 MB, and marks incomplete
 * responses (`truncated`). After such a response, reads folder by folder.
 */
export async function readTreeFiles(git: GitClient, tree: string): Promise<TreeFiles | ApiError> {
  const found = new Map<string, TreeFile>();
  const fault = await addTreeFiles(git, { tree, prefix: "" }, found);
  return fault ?? new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function addTreeFiles(
  git: GitClient,
  { tree, prefix }: { tree: string; prefix: string },
  found: Map<string, TreeFile>,
): Promise<ApiError | undefined> {
  const whole = await git.tree(tree, true);
  if (isApiError(whole)) return whole;
  if (!whole.isCut) {
    for (const line of whole.lines) addTreeEntry(found, prefix, line);
    return undefined;
  }
  const one = await git.tree(tree, false);
  if (isApiError(one)) return one;
  for (const line of one.lines) {
    addTreeEntry(found, prefix, line);
    if (line.type !== "tree" || line.sha === null) continue;
    const fault = await addTreeFiles(
      git,
      { tree: line.sha, prefix: `${prefix}${line.path}/` },
      found,
    );
    if (fault) return fault;
  }
  return undefined;
}

function addTreeEntry(found: Map<string, TreeFile>, prefix: string, line: TreeEntry): void {
  const { path, type, sha, size = 0, mode } = line;
  if (type === "blob" && sha !== null && regularFileMode.test(mode))
    found.set(`${prefix}${path}`, { blob: sha, size, mode });
}

/**
 * Returns the content folders: those with a `site.yaml`. Each has a trailing `/`; "" is the top.
 */
export function findContentFolders(files: TreeFiles): string[] {
  return [...files.keys()].flatMap((path) => /^((?:.*\/)?)site\.yaml$/.exec(path)?.[1] ?? []);
}

/** Returns the files of a folder, by their path in it. */
export function selectFolderFiles(files: TreeFiles, prefix: string): TreeFiles {
  const below = [...files].filter(([path]) => path.startsWith(prefix));
  return new Map(below.map(([path, file]) => [path.slice(prefix.length), file]));
}
