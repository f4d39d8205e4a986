import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import { readRecords } from "../journaling/notes.ts";
import type { Journal } from "./known-texts.ts";
import { turnsOf } from "./turns.ts";

/** What a content said at a moment. */
export interface PastTexts {
  /** Texts that were others than now; `null` for a file that was not there. */
  texts: [file: string, text: string | null][];
  /** The moment from which on the journal knows anything, where that is later. */
  reach?: number;
}

/** Goes back from what files say now to what they said at a moment, as far as a journal reaches. */
export function pastTexts(
  records: readonly JournalRecord[],
  present: ReadonlyMap<string, string>,
  { moment, now }: { moment: number; now: number },
): PastTexts {
  const journal = readRecords(records);
  const reach = journal.notes.reduce((first, { time }) => Math.min(first, time), now);
  const texts = filesIn(journal).flatMap((file): [string, string | null][] => {
    const text = present.get(file) ?? null;
    // Without a turn since then, it said what it says.
    const next = turnsOf(file, text, journal, now).find(({ time }) => time > moment);
    return !next || next.before === text ? [] : [[file, next.before]];
  });
  return reach > moment ? { texts, reach } : { texts };
}

/** The files of which a journal tells. */
function filesIn({ notes, written }: Journal): string[] {
  const files = notes.flatMap(({ pending, deeds }) => [
    ...pending.map(({ file }) => file),
    ...deeds.flatMap(({ parts }) => parts.map(({ file }) => file)),
  ]);
  return [...new Set([...files, ...written.map(({ file }) => file)])].sort();
}
