import { mergeWords } from "../../../git/push/words.pt-br.ts";
import type { CommitInfo, PushResult } from "../../contract/history.ts";
import { isFailure } from "../../local/validation/check-edits.ts";
import { type ApiError, isApiError, isBranchRuleError } from "../api/api-error.ts";
import { apiFailure } from "../api/failures.ts";
import { advanceDraft, isNotFastForward, type RepositoryContext } from "../draft/commit-files.ts";
import { isDraft } from "../draft/draft-trailer.ts";
import type { Snapshot } from "../files/commit-reader.ts";
import { githubFailure } from "../words.pt-br.ts";
import { lastCommitBelow, toCommitInfo } from "./log.ts";
import { mergeSnapshots } from "./merge-snapshots.ts";

/** Options of publishing. */
export interface PublishOptions {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine: boolean;
  /** Validates the merged content: the first error, or `undefined`. */
  check?(snapshot: Snapshot): Promise<string | undefined>;
  /** The URL to open a pull request, if a branch rule forbids the push. */
  proposal: string;
}

/** Retries after someone else published first. */
const maxAttempts = 4;

/**
 * Publishes the commits to the site's branch, merged by field with what others published meanwhile.
 * Branches only move forward.
 */
export async function publish(
  place: RepositoryContext,
  publishing: PublishOptions,
): Promise<PushResult> {
  for (let round = 0; round < maxAttempts; round += 1) {
    const answer = await publishOnce(place, publishing);
    if (answer !== "overtaken") return answer;
  }
  return githubFailure("overtaken");
}

async function publishOnce(
  place: RepositoryContext,
  publishing: PublishOptions,
): Promise<PushResult | "overtaken"> {
  const stand = await place.branches.refresh();
  if (isApiError(stand)) return apiFailure(stand);
  const kept = await lastCommitBelow(place, stand.head.commit);
  if (isApiError(kept)) return apiFailure(kept);
  const joined = await mergeCommit(place, { kept: kept.id, theirs: stand.published }, publishing);
  if (isApiError(joined)) return apiFailure(joined);
  if ("kind" in joined) return joined;
  const { commit, incoming: came } = joined;
  const fault =
    commit === stand.published ? undefined : await advancePublished(place, commit, publishing);
  if (fault) return fault;
  return {
    kind: "sent",
    came,
    isBehind: !(await fastForwardDraft(place, { kept: kept.id, commit })),
  };
}

interface MergedCommit {
  commit: string;
  /** The commits that others published meanwhile, newest first. */
  incoming: readonly CommitInfo[];
}

/** The commit that contains both sides: one of them, or a new merge commit. */
async function mergeCommit(
  place: RepositoryContext,
  { kept, theirs }: { kept: string; theirs: string },
  publishing: PublishOptions,
): Promise<MergedCommit | PushResult | ApiError> {
  if (kept === theirs) return { commit: kept, incoming: [] };
  const apart = await place.git.compare(kept, theirs);
  if (isApiError(apart)) return apart.status === 404 ? githubFailure("unrelated") : apart;
  const came = apart.commits.filter((each) => !isDraft(each)).map(toCommitInfo);
  came.reverse();
  if (apart.status === "behind") return { commit: kept, incoming: [] };
  if (apart.status !== "diverged") return { commit: theirs, incoming: came };
  const joined = await mergeSnapshots(place, { base: apart.base, mine: kept, theirs }, publishing);
  if (isApiError(joined) || isFailure(joined)) return joined;
  if ("clashes" in joined) return { kind: "clashing", clashes: joined.clashes, theirs: came[0] };
  const who = [...new Set(came.map((version) => version.who))];
  const message = `${mergeWords.summary(who)}\n`;
  const made = await place.git.createCommit({
    message,
    tree: joined.tree,
    parents: [theirs, kept],
  });
  if (isApiError(made)) return made;
  const said = await validateCommit(place, made.id, publishing);
  return said === undefined
    ? { commit: made.id, incoming: came }
    : githubFailure("unchecked", { who: who[0], said });
}

async function validateCommit(place: RepositoryContext, commit: string, { check }: PublishOptions) {
  const snapshot = await place.reader.snapshot(commit);
  return isApiError(snapshot) ? undefined : check?.(snapshot);
}

/**
 * @returns why the branch did not move; after an error we read the branch, because the move may
 *   have succeeded without a response
 */
async function advancePublished(
  place: RepositoryContext,
  commit: string,
  { proposal }: PublishOptions,
): Promise<PushResult | "overtaken" | undefined> {
  const { git, names, branches } = place;
  const answer = await git.updateRef(names.published, commit);
  if (isApiError(answer)) {
    const now = await git.ref(names.published);
    const isThere = !isApiError(now) && now.commit === commit;
    if (!isThere) return moveFailure(answer, proposal);
  }
  branches.setPublished(commit);
  return undefined;
}

function moveFailure(fault: ApiError, proposal: string): PushResult | "overtaken" {
  if (isNotFastForward(fault)) return "overtaken";
  const isProtected = isBranchRuleError(fault.said) && [403, 409, 422].includes(fault.status);
  if (isProtected) return githubFailure("protected", { said: fault.said, address: proposal });
  return apiFailure(fault);
}

/**
 * Fast-forwards the draft to the published commit, unless it has newer changes. @returns whether it
 * is there
 */
async function fastForwardDraft(
  place: RepositoryContext,
  { kept, commit }: { kept: string; commit: string },
): Promise<boolean> {
  const stand = await place.branches.cached();
  if (isApiError(stand) || stand.head.commit === commit) return !isApiError(stand);
  if (stand.head.commit !== kept) return false;
  const moved = await advanceDraft(place, commit);
  return !isApiError(moved) && moved.kind === "moved";
}
