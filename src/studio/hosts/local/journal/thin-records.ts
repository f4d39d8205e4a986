import type { JournalRecord } from "../../contract/host-journal.ts";

const minute = 60_000;

/**
 * What is kept of a journal's records for good: of each file the last one of each minute. What is
 * younger than a moment is kept whole.
 *
 * @param records in the order in which they were written
 */
export function thinRecords(
  records: readonly JournalRecord[],
  keepSince = Number.POSITIVE_INFINITY,
): JournalRecord[] {
  const last = new Map<string, JournalRecord>();
  for (const record of records) last.set(slotOf(record), record);
  return records.filter(
    (record) => record.time >= keepSince || last.get(slotOf(record)) === record,
  );
}

function slotOf({ file, time }: JournalRecord): string {
  return `${Math.floor(time / minute)} ${file}`;
}

/** What a file said at a moment: the newest record of it until then; nothing where there is none. */
export function saidAt(
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
