import type { DatedNote } from "../journaling/notes.ts";
import { type Journal, type KnownTexts, knownTexts, partsOf, pendingOf } from "./known-texts.ts";

/** From then on a file said something else; `null` where it was not there. */
export interface Turn {
  /** Milliseconds since 1970. */
  time: number;
  before: string | null;
  after: string | null;
}

/** What a file was seen to say. */
interface Sight {
  time: number;
  text: string | null;
  /** It said so until then: since when, nobody saw. */
  isUntil?: boolean;
  /** It may have said something else meanwhile: it tells only what nobody has seen before. */
  mayBeOld?: boolean;
}

/**
 * What a file said one after the other, from old to new, as far as the journal knows it. Of days that are over it
 * keeps little: several changes may be one turn.
 *
 * @param present what it says now
 */
export function turnsOf(
  file: string,
  present: string | null,
  journal: Journal,
  now: number,
): Turn[] {
  const known = knownTexts(file, present, journal);
  const written = writtenSights(file, journal);
  const noted = journal.notes.flatMap((note) => sightsIn(file, note, { journal, known }));
  const seen = newest([...written, ...noted].sort((a, b) => a.time - b.time));
  const touched = journal.notes.flatMap((note) => (isAbout(file, note) ? [note.time] : []));
  return turnsBetween([...seen, { time: now, text: present, isUntil: true }], touched);
}

/** Whole texts whose notes are gone: they stood before what was done then. */
function writtenSights(file: string, journal: Journal): Sight[] {
  const notes = journal.notes.filter((note) => pendingOf(file, note, journal).length > 0);
  const told = new Set(notes.map(({ time }) => time));
  const alone = journal.written.filter((each) => each.file === file && !told.has(each.time));
  return alone.map(({ time, text }) => ({ time, text, isUntil: true, mayBeOld: true }));
}

interface Ground {
  journal: Journal;
  known: KnownTexts;
}

function sightsIn(file: string, note: DatedNote, { journal, known }: Ground): Sight[] {
  const { time } = note;
  const sight = (text: string | null | undefined, isUntil: boolean): Sight[] =>
    text === undefined ? [] : [{ time, text, isUntil }];
  const done = partsOf(file, note).flatMap(({ from, to }) => [
    ...sight(known.get(from), true),
    ...sight(known.get(to), false),
  ]);
  const [pending] = pendingOf(file, note, journal);
  const [disk] = sight(pending?.[0], true);
  const before = disk ? [{ ...disk, mayBeOld: true }] : [];
  // What is not on the disk says what was done last; where steps are known they say it better.
  return [...before, ...done, ...(done.length > 0 ? [] : sight(pending?.[1], false))];
}

/** Without what may be older than what was seen before it. */
function newest(seen: readonly Sight[]): Sight[] {
  const known = new Set<string | null>();
  return seen.filter(({ text, mayBeOld }) => {
    const isNew = !known.has(text);
    known.add(text);
    return isNew || !mayBeOld;
  });
}

function isAbout(file: string, note: DatedNote): boolean {
  return note.about === file || partsOf(file, note).length > 0;
}

function turnsBetween(seen: readonly Sight[], touched: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  for (const [at, sight] of seen.entries()) {
    const last = seen[at - 1];
    if (!last || last.text === sight.text) continue;
    const time = sight.isUntil ? turnedWhen(last, sight, touched) : sight.time;
    turns.push({ time, before: last.text, after: sight.text });
  }
  return turns;
}

/** What nobody saw happened when the file was last at hand between, or at the latest when it was seen. */
function turnedWhen(last: Sight, { time }: Sight, touched: readonly number[]): number {
  return touched.findLast((moment) => moment > last.time && moment < time) ?? time;
}
