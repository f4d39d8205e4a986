import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { Commit, GitCalls } from "../api/git-calls.ts";
import { filesBelow, readFiles, type TreeFiles } from "./repository-files.ts";

/** A commit with its content files. */
export interface Snapshot {
  commit: string;
  tree: string;
  files: TreeFiles;
}

/** Reads commits. They never change, so each is fetched once. */
export interface CommitReader {
  commit(id: string): Promise<Commit | ApiFault>;
  snapshot(id: string): Promise<Snapshot | ApiFault>;
  /** Adds commits from other responses to the cache. */
  note(commits: readonly Commit[]): void;
}

/** The most trees in the cache. */
const mostTrees = 24;

/** @param prefix the content folder in the repository, with a trailing `/` */
export function commitReader(git: GitCalls, prefix: string): CommitReader {
  const commits = new Map<string, Commit>();
  const trees = new Map<string, TreeFiles>();
  const commit = async (id: string) => {
    const known = commits.get(id);
    if (known) return known;
    const read = await git.commit(id);
    if (!isFault(read)) commits.set(id, read);
    return read;
  };
  const filesOf = async (tree: string) => {
    const known = trees.get(tree);
    if (known) return known;
    const all = await readFiles(git, tree);
    if (isFault(all)) return all;
    const files = filesBelow(all, prefix);
    if (trees.size >= mostTrees) trees.delete(trees.keys().next().value ?? "");
    trees.set(tree, files);
    return files;
  };
  return {
    commit,
    note: (known) => {
      for (const each of known) commits.set(each.id, each);
    },
    snapshot: async (id) => {
      const found = await commit(id);
      if (isFault(found)) return found;
      const files = await filesOf(found.tree);
      return isFault(files) ? files : { commit: id, tree: found.tree, files };
    },
  };
}
