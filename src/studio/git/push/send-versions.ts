import type { KeptVersion, SendAnswer } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import { isRefusal } from "../../hosts/local/allowed/checked-edits.ts";
import { envOf } from "../keep-version.ts";
import { versionsIn } from "../kept-log.ts";
import { headOf, hindranceIn, type Repository, unread } from "../repository.ts";
import { gitLimits, linesOf, runGit } from "../run-git.ts";
import { historyRefusal } from "../words.pt-br.ts";
import { joinCommits } from "./join-versions.ts";
import { fetchThere, knownThere, pushThere, type Route, routeOf } from "./route.ts";
import { joinWords, sendRefusal } from "./words.pt-br.ts";

/** Options of a push. */
export interface Sending {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine?: boolean;
  /** Validates the content of a commit: the first error, or `undefined`. */
  check(commit: string): Promise<string | undefined>;
}

/** Retries after someone else pushed first. */
const mostRounds = 4;

/**
 * Pushes our commits. Merges what others pushed meanwhile by field and validates the result; then
 * pushes it, and only then updates the folder. Never rewrites history.
 */
export async function sendVersions(repository: Repository, sending: Sending): Promise<SendAnswer> {
  const hindrance = await hindranceIn(repository);
  if (hindrance) return historyRefusal(hindrance);
  const route = await routeOf(repository);
  if (!route) return sendRefusal("nowhere");
  for (let round = 0; round < mostRounds; round += 1) {
    const answer = await sendOnce(repository, route, sending);
    if (answer.kind !== "refused" || answer.code !== "overtaken") return answer;
  }
  return sendRefusal("overtaken");
}

async function sendOnce(
  repository: Repository,
  route: Route,
  sending: Sending,
): Promise<SendAnswer> {
  const mine = await headOf(repository);
  if (mine === null) return historyRefusal("nothing-new");
  const theirs = await fetchThere(repository, route);
  if (theirs !== null && typeof theirs !== "string") return theirs;
  const came = theirs === null ? [] : await versionsIn(repository, `${mine}..${theirs}`);
  if (isRefusal(came)) return came;
  const joined = await join(repository, { mine, theirs, came }, sending);
  if (typeof joined !== "string") return joined;
  const refused = joined === theirs ? undefined : await pushThere(repository, route, joined);
  if (refused) return refused;
  return { kind: "sent", came, isBehind: !(await bringUp(repository, joined)) };
}

interface Both {
  mine: string;
  theirs: string | null;
  came: readonly KeptVersion[];
}

/** The commit that contains both sides: one of them, or a new merge commit. */
async function join(
  repository: Repository,
  { mine, theirs, came }: Both,
  { isText, isMine, check }: Sending,
): Promise<string | SendAnswer> {
  if (theirs === null || (await isIn(repository, theirs, mine))) return mine;
  if (await isIn(repository, mine, theirs)) return theirs;
  const args = ["merge-base", "--end-of-options", mine, theirs];
  const [base] = linesOf(await runGit(repository.root, args));
  if (!base) return sendRefusal("unrelated");
  const joined = await joinCommits(repository, { base, mine, theirs }, { isText, isMine });
  if (isRefusal(joined)) return joined;
  if ("clashes" in joined) return { kind: "clashing", clashes: joined.clashes, theirs: came[0] };
  const who = [...new Set(came.map((version) => version.who))];
  const commit = await writeCommit(repository, joined.tree, { parents: [mine, theirs], who });
  if (typeof commit !== "string") return commit;
  const said = await check(commit);
  return said === undefined ? commit : sendRefusal("unchecked", { who: who[0], said });
}

async function isIn({ root }: Repository, older: string, newer: string): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", "--end-of-options", older, newer];
  return (await runGit(root, args)).code === 0;
}

async function writeCommit(
  repository: Repository,
  tree: string,
  { parents, who }: { parents: readonly string[]; who: readonly string[] },
): Promise<string | Refusal> {
  const env = await envOf(repository);
  if (!env) return historyRefusal("no-name");
  const input = `${joinWords.summary(who)}\n`;
  // Git has just created these ids. They are hexadecimal, so they cannot be options.
  const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
  const answer = await runGit(repository.root, args, { env, input });
  return unread(answer) ?? linesOf(answer)[0] ?? "";
}

/**
 * Fast-forwards the folder. Git updates it completely, or not at all if local changes are in the
 * way.
 */
async function bringUp(repository: Repository, commit: string): Promise<boolean> {
  if ((await headOf(repository)) === commit) return true;
  const args = ["merge", "--ff-only", "--no-autostash", "--quiet", "--end-of-options", commit];
  return (await runGit(repository.root, args, { limit: gitLimits.keep })).code === 0;
}

/** The number of unpushed commits, as of the last fetch; `undefined` without a remote. */
export async function unsentIn(repository: Repository): Promise<number | undefined> {
  const route = await routeOf(repository);
  if (!route || (await headOf(repository)) === null) return undefined;
  const there = await knownThere(repository, route);
  const range = there === null ? "HEAD" : `${there}..HEAD`;
  const args = ["rev-list", "--count", "--end-of-options", range];
  const [count] = linesOf(await runGit(repository.root, args));
  return Number(count) || 0;
}
