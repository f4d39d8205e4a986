import { mergeStrings } from "#lang/studio/git/push/strings";
import { createGithubFailure } from "#lang/studio/hosts/github/strings";
import type { CommitInfo, PushResult } from "../../../backend-contract/history.ts";
import { isBackendFailure } from "../../../backend-contract/validation/check-edits.ts";
import { type ApiError, isApiError, isBranchRuleError } from "../api/api-error.ts";
import { toApiFailure } from "../api/failures.ts";
import {
  advanceDraftBranch,
  isBranchOvertakenError,
  type RepositoryContext,
} from "../draft/commit-files.ts";
import { isDraftCommit } from "../draft/draft-trailer.ts";
import type { CommitSnapshot } from "../files/commit-reader.ts";
import { findDraftBaseCommit, toCommitInfo } from "./log.ts";
import { mergeSnapshots } from "./merge-snapshots.ts";

/** Options of publishing. */
export interface PublishOptions {
  isText(path: string): boolean;
  /** If both sides changed a field, our value wins. */
  isMine: boolean;
  /**
   * Validates the merged content. Resolves to the first error, or to `undefined` if there is none.
   */
  check?(snapshot: CommitSnapshot): Promise<string | undefined>;
  /** The URL for opening a pull request, if a branch rule forbids the push. */
  proposal: string;
}

/** The maximum number of attempts. Another attempt follows if someone else published first. */
const maxAttempts = 4;

/**
 * Publishes the commits to the site's branch. Merges by field what others have published. Branches
 * only move forward.
 */
export async function publishCommits(
  context: RepositoryContext,
  options: PublishOptions,
): Promise<PushResult> {
  for (let round = 0; round < maxAttempts; round += 1) {
    const answer = await tryPublishCommits(context, options);
    if (answer !== "overtaken") return answer;
  }
  return createGithubFailure("overtaken");
}

async function tryPublishCommits(
  context: RepositoryContext,
  options: PublishOptions,
): Promise<PushResult | "overtaken"> {
  const stand = await context.branches.refresh();
  if (isApiError(stand)) return toApiFailure(stand);
  const kept = await findDraftBaseCommit(context, stand.head.commit);
  if (isApiError(kept)) return toApiFailure(kept);
  const joined = await findOrCreateMergeCommit(
    context,
    { kept: kept.id, theirs: stand.published },
    options,
  );
  if (isApiError(joined)) return toApiFailure(joined);
  if ("kind" in joined) return joined;
  const { commit, incoming } = joined;
  const fault =
    commit === stand.published ? undefined : await advancePublishedBranch(context, commit, options);
  if (fault) return fault;
  return {
    kind: "sent",
    came: incoming,
    isBehind: !(await fastForwardDraftBranch(context, { kept: kept.id, commit })),
  };
}

interface CommitWithBothSides {
  commit: string;
  /** The commits that others have published, newest first. */
  incoming: readonly CommitInfo[];
}

/** Finds or creates the commit that contains both sides: one of them, or a new merge commit. */
async function findOrCreateMergeCommit(
  context: RepositoryContext,
  { kept, theirs }: { kept: string; theirs: string },
  options: PublishOptions,
): Promise<CommitWithBothSides | PushResult | ApiError> {
  if (kept === theirs) return { commit: kept, incoming: [] };
  const apart = await context.git.compare(kept, theirs);
  if (isApiError(apart)) return apart.status === 404 ? createGithubFailure("unrelated") : apart;
  const came = apart.commits.filter((each) => !isDraftCommit(each)).map(toCommitInfo);
  came.reverse();
  if (apart.status === "behind") return { commit: kept, incoming: [] };
  if (apart.status !== "diverged") return { commit: theirs, incoming: came };
  const joined = await mergeSnapshots(context, { base: apart.base, mine: kept, theirs }, options);
  if (isApiError(joined) || isBackendFailure(joined)) return joined;
  if ("clashes" in joined) return { kind: "clashing", clashes: joined.clashes, theirs: came[0] };
  const who = [...new Set(came.map((version) => version.who))];
  const message = `${mergeStrings.summary(who)}\n`;
  const made = await context.git.createCommit({
    message,
    tree: joined.tree,
    parents: [theirs, kept],
  });
  if (isApiError(made)) return made;
  const said = await validateCommit(context, made.id, options);
  return said === undefined
    ? { commit: made.id, incoming: came }
    : createGithubFailure("unchecked", { who: who[0], said });
}

async function validateCommit(
  context: RepositoryContext,
  commit: string,
  { check }: PublishOptions,
) {
  const snapshot = await context.reader.snapshot(commit);
  return isApiError(snapshot) ? undefined : check?.(snapshot);
}

/**
 * Moves the site's branch to a commit. After an error, reads the branch, because it may have moved
 * although the response was lost.
 *
 * @returns why the branch did not move; `undefined` if it moved
 */
async function advancePublishedBranch(
  context: RepositoryContext,
  commit: string,
  { proposal }: PublishOptions,
): Promise<PushResult | "overtaken" | undefined> {
  const { git, names, branches } = context;
  const answer = await git.updateRef(names.published, commit);
  if (isApiError(answer)) {
    const now = await git.ref(names.published);
    const isThere = !isApiError(now) && now.commit === commit;
    if (!isThere) return classifyBranchMoveError(answer, proposal);
  }
  branches.setPublished(commit);
  return undefined;
}

function classifyBranchMoveError(apiError: ApiError, proposal: string): PushResult | "overtaken" {
  if (isBranchOvertakenError(apiError)) return "overtaken";
  const isProtected = isBranchRuleError(apiError.said) && [403, 409, 422].includes(apiError.status);
  if (isProtected)
    return createGithubFailure("protected", { said: apiError.said, address: proposal });
  return toApiFailure(apiError);
}

/**
 * Fast-forwards the draft to the published commit, unless the draft has newer changes.
 *
 * @returns whether the draft is at the published commit
 */
async function fastForwardDraftBranch(
  context: RepositoryContext,
  { kept, commit }: { kept: string; commit: string },
): Promise<boolean> {
  const stand = await context.branches.cached();
  if (isApiError(stand) || stand.head.commit === commit) return !isApiError(stand);
  if (stand.head.commit !== kept) return false;
  const moved = await advanceDraftBranch(context, commit);
  return !isApiError(moved) && moved.kind === "moved";
}
