import { createGithubFailure } from "#lang/studio/hosts/github/strings";
import { createSerialQueue } from "../../../async/serial-queue.ts";
import type { BackendFailure } from "../../../backend-contract/failure.ts";
import type { VersionedPath, WriteConflict, WriteResult } from "../../../backend-contract/files.ts";
import type { CheckedChange } from "../../../backend-contract/validation/check-edits.ts";
import { decodeUtf8 } from "../../../backend-contract/validation/file-signatures.ts";
import { isApiError } from "../api/api-error.ts";
import { computeGitBlobId } from "../api/blob-encoding.ts";
import { toApiFailure } from "../api/failures.ts";
import { readBlob } from "../files/blob-store.ts";
import type { CommitSnapshot } from "../files/commit-reader.ts";
import { commitToDraft, type RepositoryContext } from "./commit-files.ts";

/** Batches writes into commits. */
export interface WriteBatcher {
  /** Resolves when the changes are on the draft branch, or with the reason why they are not. */
  write(changes: readonly CheckedChange[]): Promise<WriteResult>;
  /** Writes all queued changes now, without waiting for the batch delay. */
  flush(): Promise<void>;
  /** Runs an action while no commit is being made. */
  runExclusive<Value>(action: () => Promise<Value>): Promise<Value>;
}

interface QueuedWrite {
  changes: readonly CheckedChange[];
  resolve(answer: WriteResult): void;
}

/**
 * The maximum number of attempts. Another attempt follows if someone else moved the branch first.
 */
const maxAttempts = 5;
/**
 * Batch delays in milliseconds. They are longer after many commits within an hour. A commit takes
 * four or more write requests, and GitHub allows 80 of them a minute and 500 an hour ("About
 * secondary rate limits").
 */
const batchDelays = { few: 3500, many: 60_000, limit: 60, hour: 3_600_000 };

/**
 * Creates a batcher that combines writes into commits.
 *
 * @param delay the batch delay in milliseconds; by default it depends on the recent number of
 *   commits
 */
export function createWriteBatcher(context: RepositoryContext, delay?: number): WriteBatcher {
  const inTurn = createSerialQueue();
  const written: number[] = [];
  let queue: QueuedWrite[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(async () => {
      const sets = queue;
      queue = [];
      if (sets.length === 0) return;
      written.push(Date.now());
      await commitBatch(context, sets);
    });
  };
  return {
    flush,
    runExclusive: (action) => inTurn(action),
    write: (changes) =>
      new Promise((answer) => {
        queue.push({ changes, resolve: answer });
        timer ??= setTimeout(() => void flush(), delay ?? pruneAndComputeDelay(written));
      }),
  };
}

function pruneAndComputeDelay(written: number[]): number {
  while ((written[0] ?? Number.POSITIVE_INFINITY) < Date.now() - batchDelays.hour) written.shift();
  return written.length < batchDelays.limit ? batchDelays.few : batchDelays.many;
}

/**
 * Writes the queued changes as one commit. A conflicting write gets its conflict as the result, and
 * does not block other writes.
 */
async function commitBatch(
  context: RepositoryContext,
  writes: readonly QueuedWrite[],
): Promise<void> {
  let left = [...writes];
  const stop = (refusal: BackendFailure) => {
    for (const { resolve } of left) resolve(refusal);
  };
  for (let round = 0; round < maxAttempts; round += 1) {
    const stand = await (round === 0 ? context.branches.cached() : context.branches.refresh());
    if (isApiError(stand)) return stop(toApiFailure(stand));
    const { fitting, later, meant, files } = await planAndReportConflicts(
      context,
      left,
      stand.head,
    );
    left = [...fitting, ...later];
    if (left.length === 0) return;
    if (meant.size > 0) {
      const moved = await commitToDraft(context, stand.head, meant);
      if (isApiError(moved)) return stop(toApiFailure(moved));
      if (moved.kind === "overtaken") continue;
    }
    for (const { changes, resolve } of fitting)
      resolve({ kind: "written", files: changes.map(({ path }) => toVersionedPath(files, path)) });
    return later.length > 0 ? commitBatch(context, later) : undefined;
  }
  stop(createGithubFailure("overtaken"));
}

function toVersionedPath(files: ReadonlyMap<string, string | null>, path: string): VersionedPath {
  return { path, version: files.get(path) ?? null };
}

/**
 * Decides which queued writes apply to the head, in order, and computes the resulting files.
 * Resolves writes that conflict with the head.
 */
async function planAndReportConflicts(
  context: RepositoryContext,
  writes: readonly QueuedWrite[],
  head: CommitSnapshot,
) {
  const files = new Map<string, string | null>();
  const meant = new Map<string, CheckedChange["bytes"]>();
  const fitting: QueuedWrite[] = [];
  // If the head is our own commit whose response was lost, it may have written these files already.
  const isEcho = context.branches.isUnconfirmed(head.commit);
  // Writes that conflict only with this batch are tried again after it.
  const later: QueuedWrite[] = [];
  const now = (path: string) => {
    const changed = files.get(path);
    return changed === undefined ? (head.files.get(path)?.blob ?? null) : changed;
  };
  for (const set of writes) {
    const wanted = await Promise.all(set.changes.map(addBlobHash));
    const unlike = wanted.filter(
      ({ path, expect, name }) => now(path) !== expect && !(isEcho && now(path) === name),
    );
    if (unlike.some(({ path }) => files.has(path))) later.push(set);
    else if (unlike.length > 0)
      set.resolve(
        await readWriteConflict(
          context,
          unlike.map(({ path }) => ({ path, version: now(path) })),
        ),
      );
    if (unlike.length > 0) continue;
    for (const { path, bytes, name } of wanted) {
      if (now(path) !== name) meant.set(path, bytes);
      files.set(path, name);
    }
    fitting.push(set);
  }
  return { fitting, later, meant, files };
}

async function addBlobHash(change: CheckedChange) {
  const { bytes } = change;
  return { ...change, name: bytes === null ? null : await computeGitBlobId(bytes) };
}

async function readWriteConflict(
  context: RepositoryContext,
  files: readonly VersionedPath[],
): Promise<WriteConflict | BackendFailure> {
  const told: (VersionedPath & { text: string | null })[] = [];
  for (const { path, version } of files) {
    const bytes = version === null ? undefined : await readBlob(context, version);
    if (isApiError(bytes)) return toApiFailure(bytes);
    told.push({ path, version, text: bytes ? (decodeUtf8(bytes) ?? null) : null });
  }
  return { kind: "conflict", files: told };
}
