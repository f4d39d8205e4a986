import type { JournalRecord } from "./journal.ts";

const msPerMinute = 60_000;

/**
 * Thins records. Keeps the last one per file and minute, and all records since `keepAllSince`.
 *
 * @param records in the order of writing
 */
export function thinRecords(
  records: readonly JournalRecord[],
  keepAllSince = Number.POSITIVE_INFINITY,
): JournalRecord[] {
  const last = new Map<string, JournalRecord>();
  for (const record of records) last.set(toFileAndMinuteKey(record), record);
  return records.filter(
    (record) => record.time >= keepAllSince || last.get(toFileAndMinuteKey(record)) === record,
  );
}

function toFileAndMinuteKey({ file, time }: JournalRecord): string {
  return `${Math.floor(time / msPerMinute)} ${file}`;
}

/** Finds the newest record of a file up to a time; `undefined` if there is none. */
export function findLatestRecordAt(
  records: readonly JournalRecord[],
  file: string,
  moment: number,
): JournalRecord | undefined {
  const until = records.filter((record) => record.file === file && record.time <= moment);
  return until.reduce<JournalRecord | undefined>(
    (newest, record) => (newest && newest.time > record.time ? newest : record),
    undefined,
  );
}
