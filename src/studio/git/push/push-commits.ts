import type { Failure } from "../../hosts/contract/failure.ts";
import type { CommitInfo, PushResult } from "../../hosts/contract/history.ts";
import { isFailure } from "../../hosts/local/validation/check-edits.ts";
import { authorEnv } from "../commit.ts";
import { readLog } from "../log.ts";
import { commitBlockedBy, gitFailure, headCommit, type Repository } from "../repository.ts";
import { gitTimeouts, outputLines, runGit } from "../run-git.ts";
import { historyFailure } from "../words.pt-br.ts";
import { mergeCommitTrees } from "./merge-commits.ts";
import {
  fetchBranch,
  pushCommit,
  type RemoteBranch,
  remoteBranchOf,
  trackedCommit,
} from "./remote-branch.ts";
import { mergeWords, pushFailure } from "./words.pt-br.ts";

/** Options of a push. */
export interface PushOptions {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine?: boolean;
  /** Validates the content of a commit: the first error, or `undefined`. */
  check(commit: string): Promise<string | undefined>;
}

/** Retries after someone else pushed first. */
const maxAttempts = 4;

/**
 * Pushes our commits. Merges what others pushed meanwhile by field and validates the result; then
 * pushes it, and only then updates the folder. Never rewrites history.
 */
export async function pushCommits(
  repository: Repository,
  sending: PushOptions,
): Promise<PushResult> {
  const hindrance = await commitBlockedBy(repository);
  if (hindrance) return historyFailure(hindrance);
  const route = await remoteBranchOf(repository);
  if (!route) return pushFailure("nowhere");
  for (let round = 0; round < maxAttempts; round += 1) {
    const answer = await pushOnce(repository, route, sending);
    if (answer.kind !== "refused" || answer.code !== "overtaken") return answer;
  }
  return pushFailure("overtaken");
}

async function pushOnce(
  repository: Repository,
  route: RemoteBranch,
  sending: PushOptions,
): Promise<PushResult> {
  const mine = await headCommit(repository);
  if (mine === null) return historyFailure("nothing-new");
  const theirs = await fetchBranch(repository, route);
  if (theirs !== null && typeof theirs !== "string") return theirs;
  const came = theirs === null ? [] : await readLog(repository, `${mine}..${theirs}`);
  if (isFailure(came)) return came;
  const joined = await mergeHeads(repository, { mine, theirs, incoming: came }, sending);
  if (typeof joined !== "string") return joined;
  const refused = joined === theirs ? undefined : await pushCommit(repository, route, joined);
  if (refused) return refused;
  return { kind: "sent", came, isBehind: !(await fastForward(repository, joined)) };
}

interface DivergedHeads {
  mine: string;
  theirs: string | null;
  incoming: readonly CommitInfo[];
}

/** The commit that contains both sides: one of them, or a new merge commit. */
async function mergeHeads(
  repository: Repository,
  { mine, theirs, incoming: came }: DivergedHeads,
  { isText, isMine, check }: PushOptions,
): Promise<string | PushResult> {
  if (theirs === null || (await isAncestor(repository, theirs, mine))) return mine;
  if (await isAncestor(repository, mine, theirs)) return theirs;
  const args = ["merge-base", "--end-of-options", mine, theirs];
  const [base] = outputLines(await runGit(repository.root, args));
  if (!base) return pushFailure("unrelated");
  const joined = await mergeCommitTrees(repository, { base, mine, theirs }, { isText, isMine });
  if (isFailure(joined)) return joined;
  if ("clashes" in joined) return { kind: "clashing", clashes: joined.clashes, theirs: came[0] };
  const who = [...new Set(came.map((version) => version.who))];
  const commit = await writeCommit(repository, joined.tree, { parents: [mine, theirs], who });
  if (typeof commit !== "string") return commit;
  const said = await check(commit);
  return said === undefined ? commit : pushFailure("unchecked", { who: who[0], said });
}

async function isAncestor({ root }: Repository, older: string, newer: string): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", "--end-of-options", older, newer];
  return (await runGit(root, args)).code === 0;
}

async function writeCommit(
  repository: Repository,
  tree: string,
  { parents, who }: { parents: readonly string[]; who: readonly string[] },
): Promise<string | Failure> {
  const env = await authorEnv(repository);
  if (!env) return historyFailure("no-name");
  const input = `${mergeWords.summary(who)}\n`;
  // Git has just created these ids. They are hexadecimal, so they cannot be options.
  const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
  const answer = await runGit(repository.root, args, { env, input });
  return gitFailure(answer) ?? outputLines(answer)[0] ?? "";
}

/**
 * Fast-forwards the folder. Git updates it completely, or not at all if local changes are in the
 * way.
 */
async function fastForward(repository: Repository, commit: string): Promise<boolean> {
  if ((await headCommit(repository)) === commit) return true;
  const args = ["merge", "--ff-only", "--no-autostash", "--quiet", "--end-of-options", commit];
  return (await runGit(repository.root, args, { limit: gitTimeouts.keep })).code === 0;
}

/** The number of unpushed commits, as of the last fetch; `undefined` without a remote. */
export async function countUnpushed(repository: Repository): Promise<number | undefined> {
  const route = await remoteBranchOf(repository);
  if (!route || (await headCommit(repository)) === null) return undefined;
  const there = await trackedCommit(repository, route);
  const range = there === null ? "HEAD" : `${there}..HEAD`;
  const args = ["rev-list", "--count", "--end-of-options", range];
  const [count] = outputLines(await runGit(repository.root, args));
  return Number(count) || 0;
}
