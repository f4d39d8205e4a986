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

/** What publishing needs to know of the content. */
export interface Publishing {
  isText(path: string): boolean;
  /** In fields that both changed what is here is to count. */
  isMine: boolean;
  /** Why a content is not to be live; nothing where all is right, or nobody can tell. */
  check?(snapshot: Snapshot): Promise<string | undefined>;
  /** Where a person asks by hand for what GitHub lets nobody push. */
  proposal: string;
}

/** So often somebody else may be quicker. */
const mostRounds = 4;

/**
 * Brings what was kept to the branch of which the site is made: as it is, or joined field by field with what others
 * brought there meanwhile. No branch is ever moved but forward.
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
  /** What others published meanwhile, the newest first. */
  came: readonly KeptVersion[];
}

/** The commit that has both: one of them, or a new one. */
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

/** @returns why the branch does not move; where the answer is lost, the branch itself is asked */
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

/** The draft goes on from what is published, unless there is more in it. @returns whether it is there */
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
