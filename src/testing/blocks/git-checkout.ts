import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A commit checked out into its own folder. */
export interface GitCheckout {
  folder: string;
  /** The abbreviated hash. */
  commit: string;
  /** Removes the folder and its worktree entry in the repository. */
  close(): Promise<void>;
}

/**
 * Folders that every checkout links to: the packages, and the font and media caches. The cache keys
 * depend on the content, so sharing is safe.
 */
const sharedFolders = ["node_modules", ".cache/fonts", ".cache/media"];

/**
 * Checks out a commit into a temporary worktree that shares the packages of `root`. The working
 * tree stays untouched.
 *
 * @param root the folder of the repository
 * @param revision any revision that git understands
 * @returns `undefined` if the commit does not exist: shallow clone, first commit, or no git
 */
export async function checkOut(root: string, revision: string): Promise<GitCheckout | undefined> {
  const commit = runGitCommand(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--short",
    `${revision}^{commit}`,
  ]);
  if (commit === undefined) return undefined;
  const place = await mkdtemp(join(tmpdir(), "prelo-"));
  const folder = join(place, "tree");
  const close = async () => {
    runGitCommand(root, ["worktree", "remove", "--force", folder]);
    await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  if (
    runGitCommand(root, ["worktree", "add", "--detach", "--quiet", folder, commit]) === undefined
  ) {
    await close();
    return undefined;
  }
  await mkdir(join(folder, ".cache"), { recursive: true });
  for (const name of sharedFolders) {
    await mkdir(join(root, name), { recursive: true });
    await symlink(join(root, name), join(folder, name), "junction");
  }
  return { folder, commit, close };
}

/** Runs git and returns its trimmed output; `undefined` if git fails. */
function runGitCommand(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
