import { randomBytes } from "node:crypto";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JournalRecord } from "../../contract/host-journal.ts";
import { type DiskSteps, isCode, passFault } from "../disk-steps.ts";
import { recordsIn, toLine } from "./journal-lines.ts";
import { thinRecords } from "./thin-records.ts";

/** Retention of the journal, in days. */
const daysKept = 90;

const day = 24 * 60 * 60 * 1000;
/** The first line of a file that has been thinned. */
const thinned = "#thinned\n";

/** The file name for the day of a timestamp (UTC). */
export function dayFile(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 10)}.jsonl`;
}

/** The file names of a journal, oldest first. */
export async function dayFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name)).sort();
}

/** The intact records of a day, in the order of writing. */
export async function readDay(folder: string, name: string): Promise<JournalRecord[]> {
  try {
    return recordsIn(await readFile(join(folder, name), "utf8"));
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}

/** Removes expired days and leftover temporary files, and thins the past days. */
export async function tidyDays(folder: string, now: number, steps: DiskSteps): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(".tmp")) await steps.remove(join(folder, name));
  }
  const oldest = dayFile(now - daysKept * day);
  for (const name of await dayFiles(folder)) {
    if (name < oldest) await steps.remove(join(folder, name));
    // If thinning fails, as on a full disk, the next run retries it.
    else if (name < dayFile(now)) await thinOnce(folder, name, steps).catch(passFault);
  }
}

async function thinOnce(folder: string, name: string, steps: DiskSteps): Promise<void> {
  if (await isThinned(join(folder, name))) return;
  await rewriteDay({ folder, name, steps, head: thinned }, (records) => thinRecords(records));
}

async function isThinned(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(thinned.length), 0, thinned.length, 0);
    return buffer.toString() === thinned;
  } finally {
    await file.close();
  }
}

interface Rewriting {
  folder: string;
  name: string;
  steps: DiskSteps;
  /** The first line of the file. */
  head?: string;
}

/**
 * Replaces the records of a day atomically.
 *
 * @returns the new size in bytes
 */
export async function rewriteDay(
  { folder, name, steps, head = "" }: Rewriting,
  change: (records: JournalRecord[]) => JournalRecord[],
): Promise<number> {
  const records = change(await readDay(folder, name));
  const beside = join(folder, `${name}.${randomBytes(4).toString("hex")}.tmp`);
  const bytes = Buffer.from(head + records.map(toLine).join(""));
  await steps.create(beside, bytes, 0o600);
  await steps.rename(beside, join(folder, name));
  await steps.settle(folder);
  return bytes.length;
}
