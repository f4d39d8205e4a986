import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import type { HostJournal, JournalQuery, JournalRecord } from "../../contract/host-journal.ts";
import type { DiskSteps } from "../disk-steps.ts";
import { createTurns } from "../in-turn.ts";
import { systemRefusal } from "../system-refusal.ts";
import { dayFile, dayFiles, readDay, rewriteDay, tidyDays } from "./day-files.ts";
import { toLine } from "./journal-lines.ts";
import { thinRecords } from "./thin-records.ts";

/**
 * A power failure loses at most this many milliseconds of writing; a killed process loses nothing.
 */
const syncEvery = 250;
/**
 * If the current day grows beyond this size, its records are thinned, except for the last minutes.
 */
const largeDay = 32 * 1024 * 1024;
const fresh = 10 * 60_000;

export interface JournalOptions {
  steps: DiskSteps;
  now?: () => number;
  /** The size in bytes beyond which the current day is thinned. */
  large?: number;
}

/**
 * A journal with one file per day (UTC) and one record per line. `append` resolves after the write
 * call. Files are deleted after ninety days; past days are thinned to one record per file and
 * minute.
 */
export async function openJournal(
  folder: string,
  { steps, now = Date.now, large = largeDay }: JournalOptions,
): Promise<HostJournal & { close(): Promise<void> }> {
  const inTurn = createTurns();
  const writer = createWriter(folder, steps);
  let tidied = "";
  let most = large;
  const tidy = async () => {
    if (tidied === dayFile(now())) return;
    await steps.makeFolder(folder);
    await tidyDays(folder, now(), steps);
    tidied = dayFile(now());
  };
  const append = async (records: readonly JournalRecord[]) => {
    await tidy();
    const size = await writer.write(dayFile(now()), records.map(toLine).join(""));
    if (size > most) await shrink();
  };
  const shrink = async () => {
    await writer.close();
    const name = dayFile(now());
    const size = await rewriteDay({ folder, name, steps }, (all) => {
      return thinRecords(all, now() - fresh);
    });
    // If thinning saved little, raise the limit: else every keystroke would thin again.
    most = Math.max(large, 2 * size);
  };
  const clear = async (file?: string) => {
    await writer.close();
    for (const name of await dayFiles(folder)) {
      if (file === undefined) await steps.remove(join(folder, name));
      else await rewriteDay({ folder, name, steps }, (all) => all.filter((r) => r.file !== file));
    }
  };
  const noted = (action: () => Promise<void>) =>
    inTurn(action).then(() => ({ kind: "noted" as const }), systemRefusal);
  await inTurn(tidy);
  return {
    append: (records) => noted(() => append(records)),
    clear: (file) => noted(() => clear(file)),
    read: (query = {}) =>
      inTurn(() => readRecords(folder, query)).then(
        (records) => ({ kind: "records" as const, records }),
        (error) => systemRefusal(error),
      ),
    close: () => inTurn(() => writer.close()),
  };
}

/**
 * Reads the matching records, oldest first. Reads days from the newest back until there are enough.
 */
async function readRecords(folder: string, query: JournalQuery): Promise<JournalRecord[]> {
  const { newest = Number.POSITIVE_INFINITY } = query;
  let found: JournalRecord[] = [];
  for (const name of (await dayFiles(folder)).reverse()) {
    const records = (await readDay(folder, name)).filter((record) => isAsked(record, query));
    found = [...records, ...found];
    if (found.length >= newest) break;
  }
  // The sort is stable: equal times stay in the order of writing.
  const sorted = found.sort((one, other) => one.time - other.time);
  return sorted.slice(Math.max(0, sorted.length - newest));
}

function isAsked({ file, time }: JournalRecord, query: JournalQuery): boolean {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = query;
  return (query.file ?? file) === file && time >= from && time <= until;
}

interface Writer {
  /** Appends lines to a file and returns its size. */
  write(name: string, lines: string): Promise<number>;
  close(): Promise<void>;
}

/** Appends to one file at a time. */
function createWriter(folder: string, steps: DiskSteps): Writer {
  let current: { name: string; handle: FileHandle; size: number; isTorn: boolean } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const sync = () => {
    timer = undefined;
    current?.handle.datasync().catch(() => undefined);
  };
  const close = async () => {
    clearTimeout(timer);
    timer = undefined;
    const closing = current;
    current = undefined;
    await closing?.handle.datasync().catch(() => undefined);
    await closing?.handle.close();
  };
  return {
    async write(name, lines) {
      if (current?.name !== name) {
        await close();
        current = { name, ...(await openToAppend(join(folder, name))) };
        if (current.size === 0) await steps.settle(folder);
      }
      const bytes = Buffer.from(current.isTorn ? `\n${lines}` : lines);
      current.isTorn = true;
      await current.handle.appendFile(bytes);
      current.isTorn = false;
      current.size += bytes.length;
      timer ??= setTimeout(sync, syncEvery);
      return current.size;
    },
    close,
  };
}

/**
 * Detects a line that a killed process left incomplete, so that the next record starts on a new
 * line.
 */
async function openToAppend(path: string) {
  const handle = await open(path, "a+", 0o600);
  const { size } = await handle.stat();
  const last = Buffer.alloc(1);
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  return { handle, size, isTorn: size > 0 && last.toString() !== "\n" };
}
