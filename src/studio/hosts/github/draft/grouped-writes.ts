import type { Conflict, FileVersion, WriteAnswer } from "../../contract/host-files.ts";
import type { Refusal } from "../../contract/refusal.ts";
import type { Change } from "../../local/allowed/checked-edits.ts";
import { textOf } from "../../local/allowed/told-by-bytes.ts";
import { createTurns } from "../../local/in-turn.ts";
import { isFault } from "../api/api-fault.ts";
import { refusalOf } from "../api/fault-refusal.ts";
import { blobName } from "../api/git-names.ts";
import { readBlob } from "../reading/blob-cache.ts";
import type { Snapshot } from "../reading/commit-reader.ts";
import { githubRefusal } from "../words.pt-br.ts";
import { type Workplace, writeCommit } from "./write-commit.ts";

/** Batches writes into commits. */
export interface GroupedWrites {
  /** Resolves when the changes are on the draft branch, or with the reason why not. */
  write(changes: readonly Change[]): Promise<WriteAnswer>;
  /** Writes the queue at once. */
  flush(): Promise<void>;
  /** Runs an action between two commits. */
  between<Value>(action: () => Promise<Value>): Promise<Value>;
}

interface Waiting {
  changes: readonly Change[];
  answer(answer: WriteAnswer): void;
}

/** Retries after someone else moved the branch first. */
const mostRounds = 5;
/**
 * Batch delays in milliseconds; longer after many commits within an hour. A commit takes four or
 * more write requests, and GitHub allows 80 of them a minute and 500 an hour ("About secondary rate
 * limits").
 */
const pace = { few: 3500, many: 60_000, limit: 60, hour: 3_600_000 };

/**
 * @param wait the batch delay in milliseconds; by default it depends on the recent number of
 *   commits
 */
export function groupedWrites(place: Workplace, wait?: number): GroupedWrites {
  const inTurn = createTurns();
  const written: number[] = [];
  let queue: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(async () => {
      const sets = queue;
      queue = [];
      if (sets.length === 0) return;
      written.push(Date.now());
      await writeSets(place, sets);
    });
  };
  return {
    flush,
    between: (action) => inTurn(action),
    write: (changes) =>
      new Promise((answer) => {
        queue.push({ changes, answer });
        timer ??= setTimeout(() => void flush(), wait ?? paceOf(written));
      }),
  };
}

function paceOf(written: number[]): number {
  while ((written[0] ?? Number.POSITIVE_INFINITY) < Date.now() - pace.hour) written.shift();
  return written.length < pace.limit ? pace.few : pace.many;
}

/**
 * Writes the queued changes as one commit. A conflicting entry is answered with the conflict and
 * does not block the others.
 */
async function writeSets(place: Workplace, sets: readonly Waiting[]): Promise<void> {
  let left = [...sets];
  const stop = (refusal: Refusal) => {
    for (const { answer } of left) answer(refusal);
  };
  for (let round = 0; round < mostRounds; round += 1) {
    const stand = await (round === 0 ? place.branches.stand() : place.branches.look());
    if (isFault(stand)) return stop(refusalOf(stand));
    const { fitting, later, meant, files } = await settle(place, left, stand.head);
    left = [...fitting, ...later];
    if (left.length === 0) return;
    if (meant.size > 0) {
      const moved = await writeCommit(place, stand.head, meant);
      if (isFault(moved)) return stop(refusalOf(moved));
      if (moved.kind === "overtaken") continue;
    }
    for (const { changes, answer } of fitting)
      answer({ kind: "written", files: changes.map(({ path }) => versionIn(files, path)) });
    return later.length > 0 ? writeSets(place, later) : undefined;
  }
  stop(githubRefusal("overtaken"));
}

function versionIn(files: ReadonlyMap<string, string | null>, path: string): FileVersion {
  return { path, version: files.get(path) ?? null };
}

/** Decides which queued writes apply to the head, in order, and computes the resulting files. */
async function settle(place: Workplace, sets: readonly Waiting[], head: Snapshot) {
  const files = new Map<string, string | null>();
  const meant = new Map<string, Change["bytes"]>();
  const fitting: Waiting[] = [];
  // An earlier commit whose response was lost may have written these files already.
  const isEcho = place.branches.isUnsure(head.commit);
  // Writes that conflict with this batch are checked after it.
  const later: Waiting[] = [];
  const now = (path: string) => {
    const changed = files.get(path);
    return changed === undefined ? (head.files.get(path)?.blob ?? null) : changed;
  };
  for (const set of sets) {
    const wanted = await Promise.all(set.changes.map(named));
    const unlike = wanted.filter(
      ({ path, expect, name }) => now(path) !== expect && !(isEcho && now(path) === name),
    );
    if (unlike.some(({ path }) => files.has(path))) later.push(set);
    else if (unlike.length > 0)
      set.answer(
        await conflictOf(
          place,
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

async function named(change: Change) {
  const { bytes } = change;
  return { ...change, name: bytes === null ? null : await blobName(bytes) };
}

async function conflictOf(
  place: Workplace,
  files: readonly FileVersion[],
): Promise<Conflict | Refusal> {
  const told: (FileVersion & { text: string | null })[] = [];
  for (const { path, version } of files) {
    const bytes = version === null ? undefined : await readBlob(place, version);
    if (isFault(bytes)) return refusalOf(bytes);
    told.push({ path, version, text: bytes ? (textOf(bytes) ?? null) : null });
  }
  return { kind: "conflict", files: told };
}
