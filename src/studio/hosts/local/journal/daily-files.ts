import { randomBytes } from "node:crypto";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JournalRecord } from "../../../backend-contract/journal.ts";
import { thinRecords } from "../../../backend-contract/thin-records.ts";
import {
  type FileSystem,
  hasSystemErrorCode,
  ignoreSystemError,
} from "../../../disk/file-system.ts";
import { parseRecords, serializeRecord } from "./record-lines.ts";

/** Retention of the journal, in days. */
const retentionDays = 90;

const msPerDay = 24 * 60 * 60 * 1000;
/** The first line of a file that has been thinned. */
const thinnedHeader = "#thinned\n";

/** Returns the file name for the day of a timestamp (UTC). */
export function dayFileName(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 10)}.jsonl`;
}

/** Returns the file names of a journal, oldest first. */
export async function listDayFileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name)).sort();
}

/** Returns the intact records of a day, in the order of writing. */
export async function readDayRecords(folder: string, name: string): Promise<JournalRecord[]> {
  try {
    return parseRecords(await readFile(join(folder, name), "utf8"));
  } catch (error) {
    if (hasSystemErrorCode(error, "ENOENT")) return [];
    throw error;
  }
}

/** Removes expired days and leftover temporary files, and thins past days. */
export async function purgeAndThinDays(
  folder: string,
  now: number,
  fileSystem: FileSystem,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(".tmp")) await fileSystem.remove(join(folder, name));
  }
  const oldest = dayFileName(now - retentionDays * msPerDay);
  for (const name of await listDayFileNames(folder)) {
    if (name < oldest) await fileSystem.remove(join(folder, name));
    // If thinning fails, for example on a full disk, the next run retries it.
    else if (name < dayFileName(now))
      await thinDay(folder, name, fileSystem).catch(ignoreSystemError);
  }
}

async function thinDay(folder: string, name: string, steps: FileSystem): Promise<void> {
  if (await isThinned(join(folder, name))) return;
  await rewriteDayRecords({ folder, name, fileSystem: steps, header: thinnedHeader }, (records) =>
    thinRecords(records),
  );
}

async function isThinned(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(
      Buffer.alloc(thinnedHeader.length),
      0,
      thinnedHeader.length,
      0,
    );
    return buffer.toString() === thinnedHeader;
  } finally {
    await file.close();
  }
}

interface RewriteOptions {
  folder: string;
  name: string;
  fileSystem: FileSystem;
  /** The first line of the file. */
  header?: string;
}

/**
 * Replaces the records of a day atomically.
 *
 * @returns the new size in bytes
 */
export async function rewriteDayRecords(
  { folder, name, fileSystem, header = "" }: RewriteOptions,
  change: (records: JournalRecord[]) => JournalRecord[],
): Promise<number> {
  const records = change(await readDayRecords(folder, name));
  const beside = join(folder, `${name}.${randomBytes(4).toString("hex")}.tmp`);
  const bytes = Buffer.from(header + records.map(serializeRecord).join(""));
  await fileSystem.create(beside, bytes, 0o600);
  await fileSystem.rename(beside, join(folder, name));
  await fileSystem.syncFolder(folder);
  return bytes.length;
}
