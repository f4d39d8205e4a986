import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { createSerialQueue } from "../../../async/serial-queue.ts";
import type {
  ContentJournal,
  JournalQuery,
  JournalRecord,
} from "../../../backend-contract/journal.ts";
import { thinRecords } from "../../../backend-contract/thin-records.ts";
import type { FileSystem } from "../../../disk/file-system.ts";
import { toSystemFailureOrThrow } from "../failures.ts";
import {
  dayFileName,
  listDayFileNames,
  purgeAndThinDays,
  readDayRecords,
  rewriteDayRecords,
} from "./daily-files.ts";
import { serializeRecord } from "./record-lines.ts";

/**
 * The time between two syncs to disk, in milliseconds. A power failure loses at most what was
 * written in this time. A killed process loses nothing.
 */
const syncInterval = 250;
/**
 * The size of the current day in bytes beyond which its records are thinned, except for those of
 * the last minutes.
 */
const thinningThreshold = 32 * 1024 * 1024;
const unthinnedAge = 10 * 60_000;

export interface JournalOptions {
  fileSystem: FileSystem;
  now?: () => number;
  /** The size in bytes beyond which the current day is thinned. */
  thinningThreshold?: number;
}

/**
 * Opens a journal with one file per day (UTC) and one record per line. `append` resolves after the
 * write call, perhaps before the sync to disk. Files are deleted after ninety days. Past days are
 * thinned to one record per file and minute.
 */
export async function openJournal(
  folder: string,
  { fileSystem, now = Date.now, thinningThreshold: large = thinningThreshold }: JournalOptions,
): Promise<ContentJournal & { close(): Promise<void> }> {
  const inTurn = createSerialQueue();
  const writer = createDayFileWriter(folder, fileSystem);
  let tidied = "";
  let most = large;
  const tidy = async () => {
    if (tidied === dayFileName(now())) return;
    await fileSystem.makeFolder(folder);
    await purgeAndThinDays(folder, now(), fileSystem);
    tidied = dayFileName(now());
  };
  const append = async (records: readonly JournalRecord[]) => {
    await tidy();
    const size = await writer.write(dayFileName(now()), records.map(serializeRecord).join(""));
    if (size > most) await shrink();
  };
  const shrink = async () => {
    await writer.close();
    const name = dayFileName(now());
    const size = await rewriteDayRecords({ folder, name, fileSystem: fileSystem }, (all) => {
      return thinRecords(all, now() - unthinnedAge);
    });
    // If thinning saved little, raise the limit. Otherwise every keystroke would thin the file
    // again.
    most = Math.max(large, 2 * size);
  };
  const clear = async (file?: string) => {
    await writer.close();
    for (const name of await listDayFileNames(folder)) {
      if (file === undefined) await fileSystem.remove(join(folder, name));
      else
        await rewriteDayRecords({ folder, name, fileSystem: fileSystem }, (all) =>
          all.filter((r) => r.file !== file),
        );
    }
  };
  const noted = (action: () => Promise<void>) =>
    inTurn(action).then(() => ({ kind: "noted" as const }), toSystemFailureOrThrow);
  await inTurn(tidy);
  return {
    append: (records) => noted(() => append(records)),
    clear: (file) => noted(() => clear(file)),
    read: (query = {}) =>
      inTurn(() => readMatchingRecords(folder, query)).then(
        (records) => ({ kind: "records" as const, records }),
        (error) => toSystemFailureOrThrow(error),
      ),
    close: () => inTurn(() => writer.close()),
  };
}

/**
 * Reads the matching records, oldest first. Reads days from the newest back until there are enough.
 */
async function readMatchingRecords(folder: string, query: JournalQuery): Promise<JournalRecord[]> {
  const { newest = Number.POSITIVE_INFINITY } = query;
  let found: JournalRecord[] = [];
  for (const name of (await listDayFileNames(folder)).reverse()) {
    const records = (await readDayRecords(folder, name)).filter((record) =>
      matchesQuery(record, query),
    );
    found = [...records, ...found];
    if (found.length >= newest) break;
  }
  // The sort is stable: equal times stay in the order of writing.
  const sorted = found.sort((one, other) => one.time - other.time);
  return sorted.slice(Math.max(0, sorted.length - newest));
}

function matchesQuery({ file, time }: JournalRecord, query: JournalQuery): boolean {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = query;
  return (query.file ?? file) === file && time >= from && time <= until;
}

interface DayFileWriter {
  /** Appends lines to a file and returns its size. */
  write(name: string, lines: string): Promise<number>;
  close(): Promise<void>;
}

/** Creates a writer that appends to one file at a time, and syncs it at an interval. */
function createDayFileWriter(folder: string, fileSystem: FileSystem): DayFileWriter {
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
        if (current.size === 0) await fileSystem.syncFolder(folder);
      }
      const bytes = Buffer.from(current.isTorn ? `\n${lines}` : lines);
      current.isTorn = true;
      await current.handle.appendFile(bytes);
      current.isTorn = false;
      current.size += bytes.length;
      timer ??= setTimeout(sync, syncInterval);
      return current.size;
    },
    close,
  };
}

/**
 * Opens a file for appending. Detects a line that a killed process left incomplete, so that the
 * next record starts on a new line.
 */
async function openToAppend(path: string) {
  const handle = await open(path, "a+", 0o600);
  const { size } = await handle.stat();
  const last = Buffer.alloc(1);
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  return { handle, size, isTorn: size > 0 && last.toString() !== "\n" };
}
