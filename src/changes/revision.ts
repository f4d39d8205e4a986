import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { isUntrusted } from "../site/own/code-switch.ts";
import { gitHome, untrustedGitEnv } from "../site/own/untrusted-git.ts";

const run = promisify(execFile);

/** Why a revision could not be had: no repository, no such revision, or no content in it. */
export type RevisionProblem = "no-repository" | "no-revision" | "no-content";

/** A revision of the content folder as files on disk, until it is disposed of. */
export interface Revision {
  /** The content folder: an absolute path. */
  directory: string;
  dispose(): Promise<void>;
}

/**
 * Writes the content folder of a revision (anything that `git rev-parse` knows) to a temporary
 * folder. The repository, its index and the working tree stay as they are.
 */
export async function checkOut(
  content: string,
  revision: string,
): Promise<Revision | { problem: RevisionProblem }> {
  const top = await git(content, ["rev-parse", "--show-toplevel"]);
  if (top === undefined) return { problem: "no-repository" };
  const commit = await git(top, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]);
  if (commit === undefined) return { problem: "no-revision" };
  const folder = (await git(content, ["rev-parse", "--show-prefix"]))?.replace(/\/$/, "") ?? "";
  const root = await mkdtemp(join(tmpdir(), "prelo-revision-"));
  const dispose = () => rm(root, { recursive: true, force: true });
  if (await unpack(top, commit, folder, root)) return { directory: join(root, folder), dispose };
  await dispose();
  return { problem: "no-content" };
}

/** An index of its own, so that the user's stays untouched; `false` where there is no such folder. */
async function unpack(top: string, commit: string, folder: string, root: string) {
  const env = { GIT_INDEX_FILE: join(root, ".index") };
  await git(top, ["read-tree", "--end-of-options", commit], env);
  const paths = await git(top, ["ls-files", "-z", "--", folder || "."], env);
  if (!paths) return false;
  const target = `${root.replaceAll(sep, "/")}/`;
  await git(top, ["checkout-index", "--all", "--quiet", `--prefix=${target}`], env);
  return true;
}

/** What git answers; nothing where it refuses or is not there. */
async function git(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  try {
    const safe = isUntrusted(folder) ? await untrustedGitEnv(folder) : {};
    if (!safe) return undefined;
    const { stdout } = await run("git", ["-C", resolve(folder), ...args], {
      cwd: gitHome,
      env: { ...process.env, ...env, ...safe },
      maxBuffer: 1 << 28,
    });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
