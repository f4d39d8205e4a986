import type { DatedJournalEntry } from "../journal/journal-entries.ts";
import {
  type JournalContents,
  readDraftTexts,
  reconstructTexts,
  selectFileDeltas,
  type TextsByFingerprint,
} from "./reconstruct-texts.ts";

/** A change to the text of a file; `null` if the file did not exist. */
export interface FileRevision {
  /** Milliseconds since 1970. */
  time: number;
  before: string | null;
  after: string | null;
}

/** The text of a file at a point in time. */
interface FileObservation {
  time: number;
  text: string | null;
  /** True if the file had this text until that time. The start is then unknown. */
  isUntil?: boolean;
  /**
   * True if the file may have had another text meanwhile. The observation then counts only if its
   * text is new.
   */
  mayBeOld?: boolean;
}

/**
 * Lists the revisions of a file that a journal contains, oldest first. For past days a journal has
 * few entries, so one revision may combine several changes.
 *
 * @param present the current text
 */
export function listFileRevisions(
  file: string,
  present: string | null,
  journal: JournalContents,
  now: number,
): FileRevision[] {
  const known = reconstructTexts(file, present, journal);
  const written = observationsFromOrphanedSnapshots(file, journal);
  const noted = journal.notes.flatMap((note) =>
    collectObservations(file, note, { journal, known }),
  );
  const seen = dropStaleObservations([...written, ...noted].sort((a, b) => a.time - b.time));
  const touched = journal.notes.flatMap((note) =>
    isEntryAboutFile(file, note) ? [note.time] : [],
  );
  return revisionsFromObservations([...seen, { time: now, text: present, isUntil: true }], touched);
}

/**
 * Creates observations from snapshots whose entries were discarded. Their texts are from before the
 * actions of that time.
 */
function observationsFromOrphanedSnapshots(
  file: string,
  journal: JournalContents,
): FileObservation[] {
  const notes = journal.notes.filter((note) => readDraftTexts(file, note, journal).length > 0);
  const told = new Set(notes.map(({ time }) => time));
  const alone = journal.written.filter((each) => each.file === file && !told.has(each.time));
  return alone.map(({ time, text }) => ({ time, text, isUntil: true, mayBeOld: true }));
}

interface JournalWithTexts {
  journal: JournalContents;
  known: TextsByFingerprint;
}

function collectObservations(
  file: string,
  entry: DatedJournalEntry,
  { journal, known }: JournalWithTexts,
): FileObservation[] {
  const { time } = entry;
  const sight = (text: string | null | undefined, isUntil: boolean): FileObservation[] =>
    text === undefined ? [] : [{ time, text, isUntil }];
  const done = selectFileDeltas(file, entry).flatMap(({ from, to }) => [
    ...sight(known.get(from), true),
    ...sight(known.get(to), false),
  ]);
  const [pending] = readDraftTexts(file, entry, journal);
  const [disk] = sight(pending?.[0], true);
  const before = disk ? [{ ...disk, mayBeOld: true }] : [];
  // The unsaved text is the result of the last action. If the deltas are known, they are more
  // precise.
  return [...before, ...done, ...(done.length > 0 ? [] : sight(pending?.[1], false))];
}

/** Drops observations that may be old, if their text was already seen. */
function dropStaleObservations(observations: readonly FileObservation[]): FileObservation[] {
  const known = new Set<string | null>();
  return observations.filter(({ text, mayBeOld }) => {
    const isNew = !known.has(text);
    known.add(text);
    return isNew || !mayBeOld;
  });
}

function isEntryAboutFile(file: string, entry: DatedJournalEntry): boolean {
  return entry.about === file || selectFileDeltas(file, entry).length > 0;
}

function revisionsFromObservations(
  observations: readonly FileObservation[],
  touched: readonly number[],
): FileRevision[] {
  const turns: FileRevision[] = [];
  for (const [at, sight] of observations.entries()) {
    const last = observations[at - 1];
    if (!last || last.text === sight.text) continue;
    const time = sight.isUntil ? estimateRevisionTime(last, sight, touched) : sight.time;
    turns.push({ time, before: last.text, after: sight.text });
  }
  return turns;
}

/**
 * Estimates the time of a change that was not observed: that of the last entry about the file
 * between the two observations, or else that of the later one.
 */
function estimateRevisionTime(
  last: FileObservation,
  { time }: FileObservation,
  touched: readonly number[],
): number {
  return touched.findLast((moment) => moment > last.time && moment < time) ?? time;
}
