import { type ApiError, isApiError } from "../api/api-error.ts";
import type { GitClient, GitCommit } from "../api/git-client.ts";
import { readTreeFiles, selectFolderFiles, type TreeFiles } from "./tree-files.ts";

/** A commit with its content files. */
export interface CommitSnapshot {
  commit: string;
  tree: string;
  files: TreeFiles;
}

/** Reads commits. Commits never change, so each is fetched only once. */
export interface CommitReader {
  commit(id: string): Promise<GitCommit | ApiError>;
  snapshot(id: string): Promise<CommitSnapshot | ApiError>;
  /** Adds commits from other responses to the cache. */
  addToCache(commits: readonly GitCommit[]): void;
}

/** The maximum number of trees in the cache. */
const maxCachedTrees = 24;

/**
 * Creates a reader that caches commits.
 *
 * @param prefix the content folder in the repository, with a trailing `/`
 */
export function createCommitReader(git: GitClient, prefix: string): CommitReader {
  const commits = new Map<string, GitCommit>();
  const trees = new Map<string, TreeFiles>();
  const commit = async (id: string) => {
    const known = commits.get(id);
    if (known) return known;
    const read = await git.commit(id);
    if (!isApiError(read)) commits.set(id, read);
    return read;
  };
  const filesOf = async (tree: string) => {
    const known = trees.get(tree);
    if (known) return known;
    const all = await readTreeFiles(git, tree);
    if (isApiError(all)) return all;
    const files = selectFolderFiles(all, prefix);
    if (trees.size >= maxCachedTrees) trees.delete(trees.keys().next().value ?? "");
    trees.set(tree, files);
    return files;
  };
  return {
    commit,
    addToCache: (known) => {
      for (const each of known) commits.set(each.id, each);
    },
    snapshot: async (id) => {
      const found = await commit(id);
      if (isApiError(found)) return found;
      const files = await filesOf(found.tree);
      return isApiError(files) ? files : { commit: id, tree: found.tree, files };
    },
  };
}
