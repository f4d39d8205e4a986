import { joinWords } from "../../../git/push/words.pt-br.ts";
import type { KeptVersion, SendAnswer } from "../../contract/host-history.ts";
import { isRefusal } from "../../local/allowed/checked-edits.ts";
import { type ApiFault, isFault, isRule } from "../api/api-fault.ts";
import { refusalOf } from "../api/fault-refusal.ts";
import { isDraft } from "../draft/draft-sign.ts";
import { isOvertaken, moveDraft, type Workplace } from "../draft/write-commit.ts";
import type { Snapshot } from "../reading/commit-reader.ts";
import { githubRefusal } from "../words.pt-br.ts";
import { joinSnapshots } from "./join-snapshots.ts";
import { keptBelow, versionOfCommit } from "./kept-chain.ts";

/** Options of publishing. */
export interface Publishing {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine: boolean;
  /** Validates the merged content: the first error, or `undefined`. */
  check?(snapshot: Snapshot): Promise<string | undefined>;
  /** The URL to open a pull request, if a branch rule forbids the push. */
  proposal: string;
}

/** Retries after someone else published first. */
const mostRounds = 4;

/**
 * Publishes the commits to the site's branch, merged by field with what others published meanwhile.
 * Branches only move forward.
 */
export async function publish(place: Workplace, publishing: Publishing): Promise<SendAnswer> {
  for (let round = 0; round < mostRounds; round += 1) {
    const answer = await publishOnce(place, publishing);
    if (answer !== "overtaken") return answer;
  }
  return githubRefusal("overtaken");
}

async function publishOnce(
  place: Workplace,
  publishing: Publishing,
): Promise<SendAnswer | "overtaken"> {
  const stand = await place.branches.look();
  if (isFault(stand)) return refusalOf(stand);
  const kept = await keptBelow(place, stand.head.commit);
  if (isFault(kept)) return refusalOf(kept);
  const joined = await joinedCommit(place, { kept: kept.id, theirs: stand.published }, publishing);
  if (isFault(joined)) return refusalOf(joined);
  if ("kind" in joined) return joined;
  const { commit, came } = joined;
  const fault =
    commit === stand.published ? undefined : await movePublished(place, commit, publishing);
  if (fault) return fault;
  return { kind: "sent", came, isBehind: !(await bringDraft(place, { kept: kept.id, commit })) };
}

interface Joined {
  commit: string;
  /** The commits that others published meanwhile, newest first. */
  came: readonly KeptVersion[];
}

/** The commit that contains both sides: one of them, or a new merge commit. */
async function joinedCommit(
  place: Workplace,
  { kept, theirs }: { kept: string; theirs: string },
  publishing: Publishing,
): Promise<Joined | SendAnswer | ApiFault> {
  if (kept === theirs) return { commit: kept, came: [] };
  const apart = await place.git.compare(kept, theirs);
  if (isFault(apart)) return apart.status === 404 ? githubRefusal("unrelated") : apart;
  const came = apart.commits.filter((each) => !isDraft(each)).map(versionOfCommit);
  came.reverse();
  if (apart.status === "behind") return { commit: kept, came: [] };
  if (apart.status !== "diverged") return { commit: theirs, came };
  const joined = await joinSnapshots(place, { base: apart.base, mine: kept, theirs }, publishing);
  if (isFault(joined) || isRefusal(joined)) return joined;
  if ("clashes" in joined) return { kind: "clashing", clashes: joined.clashes, theirs: came[0] };
  const who = [...new Set(came.map((version) => version.who))];
  const message = `${joinWords.summary(who)}\n`;
  const made = await place.git.makeCommit({ message, tree: joined.tree, parents: [theirs, kept] });
  if (isFault(made)) return made;
  const said = await checked(place, made.id, publishing);
  return said === undefined
    ? { commit: made.id, came }
    : githubRefusal("unchecked", { who: who[0], said });
}

async function checked(place: Workplace, commit: string, { check }: Publishing) {
  const snapshot = await place.reader.snapshot(commit);
  return isFault(snapshot) ? undefined : check?.(snapshot);
}

/**
 * @returns why the branch did not move; after an error we read the branch, because the move may
 *   have succeeded without a response
 */
async function movePublished(
  place: Workplace,
  commit: string,
  { proposal }: Publishing,
): Promise<SendAnswer | "overtaken" | undefined> {
  const { git, names, branches } = place;
  const answer = await git.moveRef(names.published, commit);
  if (isFault(answer)) {
    const now = await git.ref(names.published);
    const isThere = !isFault(now) && now.commit === commit;
    if (!isThere) return refusedMove(answer, proposal);
  }
  branches.published(commit);
  return undefined;
}

function refusedMove(fault: ApiFault, proposal: string): SendAnswer | "overtaken" {
  if (isOvertaken(fault)) return "overtaken";
  const isProtected = isRule(fault.said) && [403, 409, 422].includes(fault.status);
  if (isProtected) return githubRefusal("protected", { said: fault.said, address: proposal });
  return refusalOf(fault);
}

/**
 * Fast-forwards the draft to the published commit, unless it has newer changes. @returns whether it
 * is there
 */
async function bringDraft(
  place: Workplace,
  { kept, commit }: { kept: string; commit: string },
): Promise<boolean> {
  const stand = await place.branches.stand();
  if (isFault(stand) || stand.head.commit === commit) return !isFault(stand);
  if (stand.head.commit !== kept) return false;
  const moved = await moveDraft(place, commit);
  return !isFault(moved) && moved.kind === "moved";
}
