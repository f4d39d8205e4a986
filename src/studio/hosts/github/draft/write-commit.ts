import type { Bytes } from "../../../../load/files/files.ts";
import { type ApiFault, isFault } from "../api/api-fault.ts";
import type { GitCalls, TreeLine } from "../api/git-calls.ts";
import { blobName } from "../api/git-names.ts";
import type { BlobStore } from "../reading/blob-cache.ts";
import type { CommitReader, Snapshot } from "../reading/commit-reader.ts";
import type { Branches, BranchNames } from "./branches.ts";
import { draftMessage } from "./draft-sign.ts";

/** What writing to the repository needs. */
export interface Workplace {
  git: GitCalls;
  reader: CommitReader;
  blobs: BlobStore;
  branches: Branches;
  names: BranchNames;
  /** The content folder in the repository, with a trailing `/`; empty if it is the top. */
  prefix: string;
}

/** The new bytes of files by content path; `null` removes a file. */
export type Meant = ReadonlyMap<string, Bytes | null>;

/** The result of moving a branch. */
export type Moved = { kind: "moved"; head: Snapshot } | { kind: "overtaken" } | ApiFault;

/** Commits files to the draft: blobs, tree, commit, and last the branch, which moves atomically. */
export async function writeCommit(place: Workplace, head: Snapshot, meant: Meant): Promise<Moved> {
  const lines = await linesOf(place, head, meant);
  if (isFault(lines)) return lines;
  const tree = await place.git.makeTree(head.tree, lines);
  if (isFault(tree)) return tree;
  const parents = [head.commit];
  const commit = await place.git.makeCommit({ message: draftMessage, tree, parents });
  return isFault(commit) ? commit : moveDraft(place, commit.id);
}

async function linesOf(
  place: Workplace,
  head: Snapshot,
  meant: Meant,
): Promise<TreeLine[] | ApiFault> {
  const lines: TreeLine[] = [];
  for (const [path, bytes] of meant) {
    const before = head.files.get(path);
    const sha = bytes === null ? null : await sendBytes(place, head, bytes);
    if (isFault(sha)) return sha;
    const mode = before?.mode ?? "100644";
    lines.push({ path: `${place.prefix}${path}`, mode, type: "blob", sha });
  }
  return lines;
}

/** @returns the blob id; bytes that the repository already has are not uploaded */
export async function sendBytes(
  { git, blobs }: Pick<Workplace, "git" | "blobs">,
  head: Snapshot,
  bytes: Bytes,
): Promise<string | ApiFault> {
  const name = await blobName(bytes);
  await blobs.keep(name, bytes);
  if ([...head.files.values()].some(({ blob }) => blob === name)) return name;
  const made = await git.makeBlob(bytes);
  if (isFault(made) || made === name) return made;
  // GitHub stored other bytes than we sent.
  return { kind: "fault", fault: "down", status: 200, said: "" };
}

/**
 * Moves the draft branch forward to a commit. After an error we read the branch: the move may have
 * succeeded without a response.
 */
export async function moveDraft(place: Workplace, commit: string): Promise<Moved> {
  const { git, branches, names } = place;
  const stand = await branches.stand();
  if (isFault(stand)) return stand;
  const answer =
    stand.draft === null
      ? await git.makeRef(names.draft, commit)
      : await git.moveRef(names.draft, commit);
  if (isFault(answer)) {
    const now = await git.ref(names.draft);
    const isThere = !isFault(now) && now.commit === commit;
    if (isFault(now)) branches.unsure(commit);
    if (!isThere) return refusedMove(place, answer);
  }
  const head = await place.reader.snapshot(commit);
  if (isFault(head)) return head;
  branches.moved(head);
  return { kind: "moved", head };
}

function refusedMove({ branches }: Workplace, fault: ApiFault): Moved {
  if (fault.status !== 422) return fault;
  if (/does not exist/i.test(fault.said)) {
    branches.draftGone();
    return { kind: "overtaken" };
  }
  return isOvertaken(fault) ? { kind: "overtaken" } : fault;
}

/** Whether someone else moved or created the branch meanwhile. */
export function isOvertaken({ status, said }: ApiFault): boolean {
  const isMoved = /fast.?forward|already exists|is at [0-9a-f]{7,} but expected/i.test(said);
  return (status === 422 || status === 409) && isMoved;
}
