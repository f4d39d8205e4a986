import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { MergeConflict } from "../../../backend-contract/history.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import { diffTrees, type FileDiff, mergeChanges } from "../../../git/push/merge-changes.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import type { TreeEntry } from "../api/git-client.ts";
import { type RepositoryContext, uploadBytes } from "../draft/commit-files.ts";
import { readBlobs } from "../files/blob-store.ts";
import type { CommitSnapshot } from "../files/commit-reader.ts";

interface DivergedCommitIds {
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Merges two commits into a tree, or returns the conflicts. Files outside the content are taken
 * from theirs.
 */
export async function mergeSnapshots(
  context: RepositoryContext,
  commits: DivergedCommitIds,
  choice: { isText(path: string): boolean; isMine: boolean },
): Promise<{ tree: string } | { clashes: MergeConflict[] } | BackendFailure | ApiError> {
  const [base, mine, theirs] = await Promise.all(
    [commits.base, commits.mine, commits.theirs].map((id) => context.reader.snapshot(id)),
  );
  if (!base || isApiError(base)) return base ?? missingSnapshotError;
  if (!mine || isApiError(mine)) return mine ?? missingSnapshotError;
  if (!theirs || isApiError(theirs)) return theirs ?? missingSnapshotError;
  const [my, their] = [diffTrees(base.files, mine.files), diffTrees(base.files, theirs.files)];
  const found = await readTextsToMerge(context, my, their);
  if (isApiError(found)) return found;
  const joined = mergeChanges({ my, their }, { ...choice, textAt: (blob) => found.get(blob) });
  if (joined.clashes.length > 0) return { clashes: joined.clashes };
  return findOrCreateMergedTree(context, theirs, { my, their, joined: joined.texts });
}

const missingSnapshotError: ApiError = { kind: "fault", fault: "down", status: 0, said: "" };

type FileDiffs = ReadonlyMap<string, FileDiff>;

async function readTextsToMerge(context: RepositoryContext, my: FileDiffs, their: FileDiffs) {
  const names = [...my].flatMap(([path, { was, now }]) => {
    const other = their.get(path);
    return other ? [was, now, other.now].flatMap((file) => file?.blob ?? []) : [];
  });
  const bytes = await readBlobs(context, names);
  if (isApiError(bytes)) return bytes;
  return new Map([...bytes].map(([name, each]) => [name, decodeUtf8(each)]));
}

/** Applies our changes to their tree, so that none of their files must be uploaded. */
async function findOrCreateMergedTree(
  context: RepositoryContext,
  theirs: CommitSnapshot,
  { my, their, joined }: { my: FileDiffs; their: FileDiffs; joined: ReadonlyMap<string, string> },
): Promise<{ tree: string } | ApiError> {
  const lines: TreeEntry[] = [];
  for (const [path, { was, now }] of my) {
    const text = joined.get(path);
    if (their.has(path) && text === undefined) continue;
    const sha = text === undefined ? (now?.blob ?? null) : await uploadText(context, theirs, text);
    if (isApiError(sha)) return sha;
    const mode = (now ?? was)?.mode ?? "100644";
    lines.push({ path: `${context.prefix}${path}`, mode, type: "blob", sha });
  }
  if (lines.length === 0) return { tree: theirs.tree };
  const tree = await context.git.createTree(theirs.tree, lines);
  return isApiError(tree) ? tree : { tree };
}

function uploadText(context: RepositoryContext, theirs: CommitSnapshot, text: string) {
  return uploadBytes(context, theirs, new TextEncoder().encode(text));
}
