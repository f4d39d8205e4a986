import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A commit in a folder of its own. */
export interface GitCheckout {
  folder: string;
  /** Its short name. */
  commit: string;
  /** Removes the folder, and what the repository knows of it. */
  close(): Promise<void>;
}

/** What every checkout may take from this one: the packages, and what was made before of pictures and letters, under what it was made of. */
const sharedFolders = ["node_modules", ".cache/fonts", ".cache/media"];

/**
 * Checks a commit out into a folder of its own, with the packages of this one; nothing of the working tree changes.
 *
 * @param root the folder of the repository
 * @param revision as git names it
 * @returns nothing where there is no such commit: in a shallow clone, in the first one, without git
 */
export async function checkOut(root: string, revision: string): Promise<GitCheckout | undefined> {
  const commit = git(root, ["rev-parse", "--verify", "--quiet", "--short", `${revision}^{commit}`]);
  if (commit === undefined) return undefined;
  const place = await mkdtemp(join(tmpdir(), "prelo-"));
  const folder = join(place, "tree");
  const close = async () => {
    git(root, ["worktree", "remove", "--force", folder]);
    await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  if (git(root, ["worktree", "add", "--detach", "--quiet", folder, commit]) === undefined) {
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

/** What git answers; nothing where it refuses. */
function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["-C", root, ...args], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
