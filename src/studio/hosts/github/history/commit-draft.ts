import { historyFailure } from "../../../git/words.pt-br.ts";
import type { Failure } from "../../contract/failure.ts";
import type { CommitRequest } from "../../contract/history.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { apiFailure } from "../api/failures.ts";
import type { Commit, TreeEntry } from "../api/git-client.ts";
import { advanceDraft, type RepositoryContext } from "../draft/commit-files.ts";
import { draftMessage } from "../draft/draft-trailer.ts";
import type { Snapshot } from "../files/commit-reader.ts";

interface DraftCommit {
  keeping: CommitRequest;
  /** The last commit below the draft. */
  kept: Snapshot;
  head: Snapshot;
  /** All changes are committed. */
  isAll: boolean;
}

/**
 * Commits a draft with the user's message: on the last commit below, with the draft as second
 * parent. So the branch only moves forward, and `git log --first-parent` shows no drafts. Changes
 * that are not selected become a new draft on top.
 */
export async function commitDraft(
  place: RepositoryContext,
  kept: DraftCommit,
): Promise<Commit | Failure> {
  const commit = await createVersionCommit(place, kept);
  if (isApiError(commit)) return apiFailure(commit);
  const top = kept.isAll ? commit : await createRemainingDraft(place, kept.head, commit);
  if (isApiError(top)) return apiFailure(top);
  const moved = await advanceDraft(place, top.id);
  if (isApiError(moved)) return apiFailure(moved);
  return moved.kind === "moved" ? commit : historyFailure("outdated");
}

async function createVersionCommit(
  place: RepositoryContext,
  { keeping, kept, head, isAll }: DraftCommit,
) {
  const lines = keeping.files.map(({ path, version }): TreeEntry => {
    const mode = (head.files.get(path) ?? kept.files.get(path))?.mode ?? "100644";
    return { path: `${place.prefix}${path}`, mode, type: "blob", sha: version };
  });
  const tree = isAll ? head.tree : await place.git.createTree(kept.tree, lines);
  if (isApiError(tree)) return tree;
  const parents = [...new Set([kept.commit, head.commit])];
  return place.git.createCommit({ message: commitMessage(keeping), tree, parents });
}

function createRemainingDraft(
  place: RepositoryContext,
  head: Snapshot,
  below: Commit,
): Promise<Commit | ApiError> {
  return place.git.createCommit({ message: draftMessage, tree: head.tree, parents: [below.id] });
}

function commitMessage({ summary, details }: CommitRequest): string {
  const line = summary.replace(/\s+/g, " ").trim();
  return `${[line, details.trim()].filter(Boolean).join("\n\n")}\n`;
}
