import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { overlapsUntrustedFolder } from "../load/site-code/code-switch.ts";
import { gitHome, untrustedGitEnv } from "../load/site-code/untrusted-git.ts";

const run = promisify(execFile);

/** Why a revision is unavailable: no repository, no such revision, or no content in it. */
export type RevisionProblem = "no-repository" | "no-revision" | "no-content";

/** The content folder of a revision as files on disk. They exist until `dispose` is called. */
export interface RevisionCheckout {
  /** The absolute path of the content folder. */
  directory: string;
  /**
   * Finds the files of the current content folder that git would store exactly as in this revision.
   * Git first converts them as the repository's settings and attributes require, such as their line
   * endings.
   *
   * @param paths relative to the content folder
   */
  storedAlike(paths: readonly string[]): Promise<ReadonlySet<string>>;
  dispose(): Promise<void>;
}

/**
 * Writes the content folder of a revision to a temporary folder. Does not change the repository,
 * its index or the working tree.
 *
 * @param revision anything that `git rev-parse` accepts
 * @returns the revision, or why it is unavailable
 */
export async function extractRevision(
  content: string,
  revision: string,
): Promise<RevisionCheckout | { problem: RevisionProblem }> {
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
  if (await extractContent(top, commit, folder, root)) {
    const storedAlike = (paths: readonly string[]) =>
      findFilesStoredAlike({ top, commit, folder }, paths);
    return { directory: join(root, folder), storedAlike, dispose };
  }
  await dispose();
  return { problem: "no-content" };
}

/**
 * Writes the folder of a commit to `root`. Uses a separate index, so that the user's index is
 * unchanged.
 *
 * @returns `false` if the commit does not contain the folder
 */
async function extractContent(top: string, commit: string, folder: string, root: string) {
  const env = { GIT_INDEX_FILE: join(root, ".index") };
  await git(top, ["read-tree", "--end-of-options", commit], { env });
  const paths = await git(top, ["ls-files", "-z", "--", folder || "."], { env });
  if (!paths) return false;
  const target = `${root.replaceAll(sep, "/")}/`;
  await git(top, ["checkout-index", "--all", "--quiet", `--prefix=${target}`], { env });
  return true;
}

async function findFilesStoredAlike(
  { top, commit, folder }: { top: string; commit: string; folder: string },
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  // Git reads one path per line, so a path with a line break is impossible.
  const asked = paths.filter((path) => !path.includes("\n"));
  if (asked.length === 0) return new Set();
  const places = asked.map((path) => (folder ? `${folder}/${path}` : path));
  const input = places.map((place) => `${place}\n`).join("");
  const hashes = await git(top, ["hash-object", "--stdin-paths"], { input });
  const now = hashes?.split("\n") ?? [];
  const stored = await blobsOf(top, commit);
  return new Set(asked.filter((_, at) => now[at] && stored.get(places[at] ?? "") === now[at]));
}

/** Returns the blob hashes of a commit's files, by path. */
async function blobsOf(top: string, commit: string): Promise<ReadonlyMap<string, string>> {
  const listed = await git(top, ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit]);
  const parts = (listed ?? "").split("\0").map((part) => /^\d+ blob (\w+)\t(.*)$/s.exec(part));
  return new Map(parts.flatMap((part) => (part ? [[part[2] ?? "", part[1] ?? ""]] : [])));
}

interface GitOptions {
  env?: NodeJS.ProcessEnv;
  /** Text for the standard input of git. */
  input?: string;
}

/**
 * Runs git and returns its trimmed output. `undefined` if git fails, is not installed or must not
 * run in this folder.
 */
async function git(
  folder: string,
  args: string[],
  { env = {}, input = "" }: GitOptions = {},
): Promise<string | undefined> {
  try {
    const safe = overlapsUntrustedFolder(folder) ? await untrustedGitEnv(folder) : {};
    if (!safe) return undefined;
    const asked = run("git", ["-C", resolve(folder), ...args], {
      cwd: gitHome,
      env: { ...process.env, ...env, ...safe },
      maxBuffer: 1 << 28,
    });
    // Ignores errors, because git may exit before it has read the whole input.
    asked.child.stdin?.on("error", () => undefined).end(input);
    return (await asked).stdout.trim();
  } catch {
    return undefined;
  }
}
