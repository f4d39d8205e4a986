import type { Bytes } from "../../../../load/files/file-store.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { computeGitBlobId } from "../api/blob-encoding.ts";
import type { GitClient, TreeEntry } from "../api/git-client.ts";
import type { BlobStore } from "../files/blob-store.ts";
import type { CommitReader, CommitSnapshot } from "../files/commit-reader.ts";
import type { BranchNames, BranchTracker } from "./branches.ts";
import { draftMessage } from "./draft-trailer.ts";

/** The dependencies of writing to the repository. */
export interface RepositoryContext {
  git: GitClient;
  reader: CommitReader;
  blobs: BlobStore;
  branches: BranchTracker;
  names: BranchNames;
  /** The content folder in the repository, with a trailing `/`; empty if it is the top. */
  prefix: string;
}

/** The new bytes of files by content path; `null` removes a file. */
export type NewFileContents = ReadonlyMap<string, Bytes | null>;

/** The result of moving a branch. */
export type BranchMoveResult =
  | { kind: "moved"; head: CommitSnapshot }
  | { kind: "overtaken" }
  | ApiError;

/**
 * Commits files to the draft. Creates the blobs, the tree and the commit; then moves the branch, in
 * one atomic step.
 */
export async function commitToDraft(
  context: RepositoryContext,
  head: CommitSnapshot,
  newFiles: NewFileContents,
): Promise<BranchMoveResult> {
  const lines = await uploadTreeEntries(context, head, newFiles);
  if (isApiError(lines)) return lines;
  const tree = await context.git.createTree(head.tree, lines);
  if (isApiError(tree)) return tree;
  const parents = [head.commit];
  const commit = await context.git.createCommit({ message: draftMessage, tree, parents });
  return isApiError(commit) ? commit : advanceDraftBranch(context, commit.id);
}

async function uploadTreeEntries(
  context: RepositoryContext,
  head: CommitSnapshot,
  newFiles: NewFileContents,
): Promise<TreeEntry[] | ApiError> {
  const lines: TreeEntry[] = [];
  for (const [path, bytes] of newFiles) {
    const before = head.files.get(path);
    const sha = bytes === null ? null : await uploadBytes(context, head, bytes);
    if (isApiError(sha)) return sha;
    const mode = before?.mode ?? "100644";
    lines.push({ path: `${context.prefix}${path}`, mode, type: "blob", sha });
  }
  return lines;
}

/**
 * Uploads bytes, unless the head already has a file with them.
 *
 * @returns the blob id
 */
export async function uploadBytes(
  { git, blobs }: Pick<RepositoryContext, "git" | "blobs">,
  head: CommitSnapshot,
  bytes: Bytes,
): Promise<string | ApiError> {
  const name = await computeGitBlobId(bytes);
  await blobs.put(name, bytes);
  if ([...head.files.values()].some(({ blob }) => blob === name)) return name;
  const made = await git.createBlob(bytes);
  if (isApiError(made) || made === name) return made;
  // GitHub stored other bytes than we sent.
  return { kind: "fault", fault: "down", status: 200, said: "" };
}

/**
 * Moves the draft branch forward to a commit. After an error, reads the branch, because it may have
 * moved although the response was lost.
 */
export async function advanceDraftBranch(
  context: RepositoryContext,
  commit: string,
): Promise<BranchMoveResult> {
  const { git, branches, names } = context;
  const stand = await branches.cached();
  if (isApiError(stand)) return stand;
  const answer =
    stand.draft === null
      ? await git.createRef(names.draft, commit)
      : await git.updateRef(names.draft, commit);
  if (isApiError(answer)) {
    const now = await git.ref(names.draft);
    const isThere = !isApiError(now) && now.commit === commit;
    if (isApiError(now)) branches.markUnconfirmed(commit);
    if (!isThere) return handleBranchMoveError(context, answer);
  }
  const head = await context.reader.snapshot(commit);
  if (isApiError(head)) return head;
  branches.setDraft(head);
  return { kind: "moved", head };
}

function handleBranchMoveError(
  { branches }: RepositoryContext,
  apiError: ApiError,
): BranchMoveResult {
  if (apiError.status !== 422) return apiError;
  if (/does not exist/i.test(apiError.said)) {
    branches.removeDraft();
    return { kind: "overtaken" };
  }
  return isBranchOvertakenError(apiError) ? { kind: "overtaken" } : apiError;
}

/** Whether an error means that someone else has moved or created the branch. */
export function isBranchOvertakenError({ status, said }: ApiError): boolean {
  const isMoved = /fast.?forward|already exists|is at [0-9a-f]{7,} but expected/i.test(said);
  return (status === 422 || status === 409) && isMoved;
}
