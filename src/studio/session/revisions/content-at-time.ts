import type { JournalRecord } from "../../backend-contract/journal.ts";
import { parseJournalRecords } from "../journal/journal-entries.ts";
import { listFileRevisions } from "./file-revisions.ts";
import type { JournalContents } from "./reconstruct-texts.ts";

/** The texts of a content folder at a point in time. */
export interface DifferingEarlierTexts {
  /** Texts that differ from the current ones; `null` for a file that did not exist. */
  texts: [file: string, text: string | null][];
  /** The time of the first journal entry, if that is later than the requested time. */
  reach?: number;
}

/**
 * Reconstructs the texts at a point in time from the current texts, as far back as the journal
 * reaches.
 */
export function reconstructDifferingTexts(
  records: readonly JournalRecord[],
  present: ReadonlyMap<string, string>,
  { moment, now }: { moment: number; now: number },
): DifferingEarlierTexts {
  const journal = parseJournalRecords(records);
  const reach = journal.notes.reduce((first, { time }) => Math.min(first, time), now);
  const texts = listFilesInJournal(journal).flatMap((file): [string, string | null][] => {
    const text = present.get(file) ?? null;
    // Without a later revision, the text is the current one.
    const next = listFileRevisions(file, text, journal, now).find(({ time }) => time > moment);
    return !next || next.before === text ? [] : [[file, next.before]];
  });
  return reach > moment ? { texts, reach } : { texts };
}

/** Lists all files that occur in a journal. */
function listFilesInJournal({ notes, written }: JournalContents): string[] {
  const files = notes.flatMap(({ pending, deeds }) => [
    ...pending.map(({ file }) => file),
    ...deeds.flatMap(({ parts }) => parts.map(({ file }) => file)),
  ]);
  return [...new Set([...files, ...written.map(({ file }) => file)])].sort();
}
