import { diffTrees, type FileDiff, mergeChanges } from "../../../git/push/merge-changes.ts";
import type { Failure } from "../../contract/failure.ts";
import type { MergeConflict } from "../../contract/history.ts";
import { decodeUtf8 } from "../../local/validation/file-signatures.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { TreeEntry } from "../api/git-client.ts";
import { type RepositoryContext, uploadBytes } from "../draft/commit-files.ts";
import { readBlobs } from "../files/blob-store.ts";
import type { Snapshot } from "../files/commit-reader.ts";

interface MergeInput {
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Merges two commits into a tree, or returns the conflicts. Files outside the content are taken
 * from theirs.
 */
export async function mergeSnapshots(
  place: RepositoryContext,
  apart: MergeInput,
  choice: { isText(path: string): boolean; isMine: boolean },
): Promise<{ tree: string } | { clashes: MergeConflict[] } | Failure | ApiError> {
  const [base, mine, theirs] = await Promise.all(
    [apart.base, apart.mine, apart.theirs].map((id) => place.reader.snapshot(id)),
  );
  if (!base || isApiError(base)) return base ?? missingSnapshotError;
  if (!mine || isApiError(mine)) return mine ?? missingSnapshotError;
  if (!theirs || isApiError(theirs)) return theirs ?? missingSnapshotError;
  const [my, their] = [diffTrees(base.files, mine.files), diffTrees(base.files, theirs.files)];
  const found = await readConflictingTexts(place, my, their);
  if (isApiError(found)) return found;
  const joined = mergeChanges({ my, their }, { ...choice, textAt: (blob) => found.get(blob) });
  if (joined.clashes.length > 0) return { clashes: joined.clashes };
  return createMergedTree(place, theirs, { my, their, joined: joined.texts });
}

const missingSnapshotError: ApiError = { kind: "fault", fault: "down", status: 0, said: "" };

type FileChanges = ReadonlyMap<string, FileDiff>;

async function readConflictingTexts(place: RepositoryContext, my: FileChanges, their: FileChanges) {
  const names = [...my].flatMap(([path, { was, now }]) => {
    const other = their.get(path);
    return other ? [was, now, other.now].flatMap((file) => file?.blob ?? []) : [];
  });
  const bytes = await readBlobs(place, names);
  if (isApiError(bytes)) return bytes;
  return new Map([...bytes].map(([name, each]) => [name, decodeUtf8(each)]));
}

/** Applies our changes to their tree, so that none of theirs must be uploaded. */
async function createMergedTree(
  place: RepositoryContext,
  theirs: Snapshot,
  {
    my,
    their,
    joined,
  }: { my: FileChanges; their: FileChanges; joined: ReadonlyMap<string, string> },
): Promise<{ tree: string } | ApiError> {
  const lines: TreeEntry[] = [];
  for (const [path, { was, now }] of my) {
    const text = joined.get(path);
    if (their.has(path) && text === undefined) continue;
    const sha = text === undefined ? (now?.blob ?? null) : await uploadText(place, theirs, text);
    if (isApiError(sha)) return sha;
    const mode = (now ?? was)?.mode ?? "100644";
    lines.push({ path: `${place.prefix}${path}`, mode, type: "blob", sha });
  }
  if (lines.length === 0) return { tree: theirs.tree };
  const tree = await place.git.createTree(theirs.tree, lines);
  return isApiError(tree) ? tree : { tree };
}

function uploadText(place: RepositoryContext, theirs: Snapshot, text: string) {
  return uploadBytes(place, theirs, new TextEncoder().encode(text));
}
