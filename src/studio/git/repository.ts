import { access } from "node:fs/promises";
import { join } from "node:path";
import { createHistoryFailure } from "#lang/studio/git/strings";
import { overlapsUntrustedFolder } from "../../load/site-code/code-switch.ts";
import type { BackendFailure, HistoryFailureCode } from "../backend-contract/failure.ts";
import { type GitResult, outputLines, runGit } from "./run-git.ts";

/** The repository that contains a content folder. */
export interface Repository {
  /** The content folder. */
  root: string;
  /** The git directory of this working tree. */
  gitFolder: string;
  /** The content folder relative to the top, with a trailing "/"; empty if they are the same. */
  prefix: string;
  isShallow: boolean;
}

/** Files in the git directory while a merge, rebase or bisect is in progress. */
const gitOperationFiles = [
  ...["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"],
  "BISECT_LOG",
];

/** Finds the repository of a content folder, or returns why it cannot be used. */
export async function openRepository(root: string): Promise<Repository | BackendFailure> {
  const asked = ["--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"];
  const answer = await runGit(root, ["rev-parse", ...asked, "--show-prefix"]);
  const [isInside, isShallow, gitFolder = "", prefix = ""] = outputLines(answer);
  if (answer.code !== 0) return createHistoryFailure(repositoryFailureCode(answer));
  if (isInside !== "true") return createHistoryFailure("no-repository");
  return { root, gitFolder, prefix, isShallow: isShallow === "true" };
}

function repositoryFailureCode({ isMissing, isTimedOut, stderr }: GitResult): HistoryFailureCode {
  if (isMissing) return "no-git";
  if (isTimedOut) return "too-slow";
  return /dubious ownership/.test(stderr) ? "foreign" : "no-repository";
}

/** Returns a failure if the git call failed, otherwise `undefined`. */
export function toGitFailure({ code, isTimedOut }: GitResult): BackendFailure | undefined {
  if (code === 0) return undefined;
  return createHistoryFailure(isTimedOut ? "too-slow" : "unreadable");
}

/** Returns why commits are impossible now, or `undefined` if they are possible. */
export async function findCommitObstacle(
  repository: Repository,
): Promise<HistoryFailureCode | undefined> {
  const { root, gitFolder } = repository;
  if (overlapsUntrustedFolder(root)) return "untrusted";
  const isThere = (name: string) =>
    access(join(gitFolder, name)).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(gitOperationFiles.map(isThere));
  if (found.includes(true) || (await hasUnmergedFiles(root))) return "unfinished";
  if (await isThere("index.lock")) return "busy";
  if ((await runGit(root, ["check-ignore", "--quiet", "--no-index", root])).code === 0)
    return "ignored";
  const branch = await runGit(root, ["symbolic-ref", "--quiet", "HEAD"]);
  return branch.code === 0 ? undefined : "detached";
}

async function hasUnmergedFiles(root: string): Promise<boolean> {
  const { stdout } = await runGit(root, ["ls-files", "--unmerged", "-z", "--", ":/"]);
  return stdout.length > 0;
}

/** Returns the commit of HEAD; `null` before the first commit. */
export async function readHeadCommit({ root }: Repository): Promise<string | null> {
  const answer = await runGit(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  return answer.code === 0 ? (outputLines(answer)[0] ?? null) : null;
}

/** Returns the configured author name and address. A field is missing if it is not configured. */
export async function readConfiguredAuthor({
  root,
}: Pick<Repository, "root">): Promise<{ name?: string; email?: string }> {
  const told = async (key: string, variable: string) => {
    const given = process.env[variable]?.trim();
    const [found = ""] = outputLines(await runGit(root, ["config", "--get", key]));
    return given || found.trim() || undefined;
  };
  return {
    name: await told("user.name", "GIT_AUTHOR_NAME"),
    email: await told("user.email", "GIT_AUTHOR_EMAIL"),
  };
}
