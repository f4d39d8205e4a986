import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { CommitRequest } from "../../../backend-contract/history.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { toApiFailure } from "../api/failures.ts";
import type { GitCommit, TreeEntry } from "../api/git-client.ts";
import { advanceDraftBranch, type RepositoryContext } from "../draft/commit-files.ts";
import { draftMessage } from "../draft/draft-trailer.ts";
import type { CommitSnapshot } from "../files/commit-reader.ts";

interface DraftCommitInput {
  request: CommitRequest;
  /** The last commit below the draft. */
  baseSnapshot: CommitSnapshot;
  head: CommitSnapshot;
  /** Whether the request commits all changes. */
  isAll: boolean;
}

/**
 * Commits a draft with the user's message. The first parent is the last commit below the draft, and
 * the second parent is the draft. Therefore, the branch only moves forward, and `git log
 * --first-parent` shows no drafts. Changes that are not selected become a new draft on top.
 */
export async function commitDraft(
  context: RepositoryContext,
  input: DraftCommitInput,
): Promise<GitCommit | BackendFailure> {
  const commit = await createUserCommit(context, input);
  if (isApiError(commit)) return toApiFailure(commit);
  const top = input.isAll ? commit : await createRemainingDraftCommit(context, input.head, commit);
  if (isApiError(top)) return toApiFailure(top);
  const moved = await advanceDraftBranch(context, top.id);
  if (isApiError(moved)) return toApiFailure(moved);
  return moved.kind === "moved" ? commit : createHistoryFailure("outdated");
}

async function createUserCommit(
  context: RepositoryContext,
  { request, baseSnapshot, head, isAll }: DraftCommitInput,
) {
  const lines = request.files.map(({ path, version }): TreeEntry => {
    const mode = (head.files.get(path) ?? baseSnapshot.files.get(path))?.mode ?? "100644";
    return { path: `${context.prefix}${path}`, mode, type: "blob", sha: version };
  });
  const tree = isAll ? head.tree : await context.git.createTree(baseSnapshot.tree, lines);
  if (isApiError(tree)) return tree;
  const parents = [...new Set([baseSnapshot.commit, head.commit])];
  return context.git.createCommit({ message: formatCommitMessage(request), tree, parents });
}

function createRemainingDraftCommit(
  context: RepositoryContext,
  head: CommitSnapshot,
  below: GitCommit,
): Promise<GitCommit | ApiError> {
  return context.git.createCommit({ message: draftMessage, tree: head.tree, parents: [below.id] });
}

function formatCommitMessage({ summary, details }: CommitRequest): string {
  const line = summary.replace(/\s+/g, " ").trim();
  return `${[line, details.trim()].filter(Boolean).join("\n\n")}\n`;
}
