import { createPushFailure, mergeStrings } from "#lang/studio/git/push/strings";
import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { CommitInfo, PushResult } from "../../backend-contract/history.ts";
import { isBackendFailure } from "../../backend-contract/validation/check-edits.ts";
import { resolveAndSaveAuthor } from "../commit.ts";
import { readLog } from "../log.ts";
import {
  findCommitObstacle,
  type Repository,
  readHeadCommit,
  toGitFailure,
} from "../repository.ts";
import { gitTimeouts, outputLines, runGit } from "../run-git.ts";
import { mergeCommitTrees } from "./merge-commit-trees.ts";
import {
  fetchBranch,
  findRemoteBranch,
  pushCommit,
  type RemoteBranch,
  readTrackedCommit,
} from "./remote-branch.ts";

/** Options of a push. */
export interface PushOptions {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine?: boolean;
  /**
   * Validates the content of a commit. Resolves to the first error, or to `undefined` if there is
   * none.
   */
  check(commit: string): Promise<string | undefined>;
}

/** The maximum number of attempts to push. Another attempt follows if someone else pushed first. */
const maxAttempts = 4;

/**
 * Pushes our commits. Merges what others have pushed, by field, validates the result and pushes it.
 * Updates the folder only after that. Never rewrites history.
 */
export async function mergeAndPushCommits(
  repository: Repository,
  options: PushOptions,
): Promise<PushResult> {
  const hindrance = await findCommitObstacle(repository);
  if (hindrance) return createHistoryFailure(hindrance);
  const route = await findRemoteBranch(repository);
  if (!route) return createPushFailure("nowhere");
  for (let round = 0; round < maxAttempts; round += 1) {
    const answer = await tryMergeAndPush(repository, route, options);
    if (answer.kind !== "refused" || answer.code !== "overtaken") return answer;
  }
  return createPushFailure("overtaken");
}

async function tryMergeAndPush(
  repository: Repository,
  remoteBranch: RemoteBranch,
  options: PushOptions,
): Promise<PushResult> {
  const mine = await readHeadCommit(repository);
  if (mine === null) return createHistoryFailure("nothing-new");
  const theirs = await fetchBranch(repository, remoteBranch);
  if (theirs !== null && typeof theirs !== "string") return theirs;
  const came = theirs === null ? [] : await readLog(repository, `${mine}..${theirs}`);
  if (isBackendFailure(came)) return came;
  const joined = await mergeHeads(repository, { mine, theirs, incoming: came }, options);
  if (typeof joined !== "string") return joined;
  const refused =
    joined === theirs ? undefined : await pushCommit(repository, remoteBranch, joined);
  if (refused) return refused;
  return { kind: "sent", came, isBehind: !(await fastForwardFolder(repository, joined)) };
}

interface HeadsToMerge {
  mine: string;
  theirs: string | null;
  incoming: readonly CommitInfo[];
}

/** Finds or creates the commit that contains both sides: one of them, or a new merge commit. */
async function mergeHeads(
  repository: Repository,
  { mine, theirs, incoming }: HeadsToMerge,
  { isText, isMine, check }: PushOptions,
): Promise<string | PushResult> {
  if (theirs === null || (await isAncestor(repository, theirs, mine))) return mine;
  if (await isAncestor(repository, mine, theirs)) return theirs;
  const args = ["merge-base", "--end-of-options", mine, theirs];
  const [base] = outputLines(await runGit(repository.root, args));
  if (!base) return createPushFailure("unrelated");
  const joined = await mergeCommitTrees(repository, { base, mine, theirs }, { isText, isMine });
  if (isBackendFailure(joined)) return joined;
  if ("clashes" in joined)
    return { kind: "clashing", clashes: joined.clashes, theirs: incoming[0] };
  const who = [...new Set(incoming.map((version) => version.who))];
  const commit = await writeMergeCommit(repository, joined.tree, { parents: [mine, theirs], who });
  if (typeof commit !== "string") return commit;
  const said = await check(commit);
  return said === undefined ? commit : createPushFailure("unchecked", { who: who[0], said });
}

async function isAncestor({ root }: Repository, older: string, newer: string): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", "--end-of-options", older, newer];
  return (await runGit(root, args)).code === 0;
}

async function writeMergeCommit(
  repository: Repository,
  tree: string,
  { parents, who }: { parents: readonly string[]; who: readonly string[] },
): Promise<string | BackendFailure> {
  const env = await resolveAndSaveAuthor(repository);
  if (!env) return createHistoryFailure("no-name");
  const input = `${mergeStrings.summary(who)}\n`;
  // Git has just created these ids. They are hexadecimal, so they cannot be options.
  const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
  const answer = await runGit(repository.root, args, { env, input });
  return toGitFailure(answer) ?? outputLines(answer)[0] ?? "";
}

/**
 * Fast-forwards the folder. Git updates it completely, or not at all if it would overwrite local
 * changes.
 *
 * @returns whether the folder is at the commit
 */
async function fastForwardFolder(repository: Repository, commit: string): Promise<boolean> {
  if ((await readHeadCommit(repository)) === commit) return true;
  const args = ["merge", "--ff-only", "--no-autostash", "--quiet", "--end-of-options", commit];
  return (await runGit(repository.root, args, { limit: gitTimeouts.keep })).code === 0;
}

/**
 * Returns the number of unpushed commits, as of the last fetch; `undefined` without a remote or
 * without commits.
 */
export async function countUnpushedCommits(repository: Repository): Promise<number | undefined> {
  const route = await findRemoteBranch(repository);
  if (!route || (await readHeadCommit(repository)) === null) return undefined;
  const there = await readTrackedCommit(repository, route);
  const range = there === null ? "HEAD" : `${there}..HEAD`;
  const args = ["rev-list", "--count", "--end-of-options", range];
  const [count] = outputLines(await runGit(repository.root, args));
  return Number(count) || 0;
}
