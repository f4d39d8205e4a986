import { type Stroke, strokeBack, struck } from "../history/strokes.ts";
import type { DatedNote, DeedPart, PendingNote, readRecords } from "../journaling/notes.ts";
import { type Splice, spliced } from "../merging/splices.ts";
import { fingerprint } from "../texts/fingerprint.ts";

/** The parsed records of a journal. */
export type Journal = ReturnType<typeof readRecords>;

/** Texts by fingerprint; `null` for a file that does not exist. */
export type KnownTexts = ReadonlyMap<string, string | null>;

/**
 * Reconstructs all texts of a file that the journal contains: snapshots, and texts reached from
 * them by applying deltas forward or backward.
 */
export function knownTexts(file: string, present: string | null, journal: Journal): KnownTexts {
  const known = new Map<string, string | null>();
  const add = (text: string | null | undefined) => {
    if (text !== undefined) known.set(fingerprint(text), text);
  };
  for (const text of [null, present, ...snapshotsOf(file, journal)]) add(text);
  for (const note of journal.notes)
    for (const each of pendingOf(file, note, journal)) for (const text of each) add(text);
  const parts = journal.notes.flatMap((note) => partsOf(file, note));
  goBack(parts, known);
  goOn(parts, known);
  // Also before the texts that were just found.
  goBack(parts, known);
  return known;
}

/** The deltas of one file in an entry. */
export function partsOf(file: string, { deeds }: DatedNote): DeedPart[] {
  return deeds.flatMap(({ parts }) => parts.filter((part) => part.file === file));
}

/** The unsaved state of one file in an entry: its text on disk and in the studio. */
export function pendingOf(
  file: string,
  { pending }: DatedNote,
  { snapshots }: Journal,
): [disk: string | null, text: string | null][] {
  return pending.flatMap((each) => {
    const whole = each.file === file ? snapshots.get(`${file}#${each.snapshot}`) : undefined;
    return whole === undefined ? [] : sidesOf(whole, each);
  });
}

function sidesOf(whole: string, { disk, text }: PendingNote): [string | null, string | null][] {
  const from = (splices: readonly Splice[] | null) =>
    splices === null ? null : spliced(whole, splices);
  const sides = [from(disk), from(text)] as const;
  return sides[0] === undefined || sides[1] === undefined ? [] : [[sides[0], sides[1]]];
}

function snapshotsOf(file: string, { snapshots }: Journal): string[] {
  const prefix = `${file}#`;
  return [...snapshots].flatMap(([name, text]) => (name.startsWith(prefix) ? [text] : []));
}

function goBack(parts: readonly DeedPart[], known: Map<string, string | null>): void {
  for (const { from, to, whole, splices } of parts.toReversed()) {
    const stroke = whole ?? splices;
    if (stroke) lead(known, to, from, strokeBack(stroke));
  }
}

function goOn(parts: readonly DeedPart[], known: Map<string, string | null>): void {
  for (const { from, to, whole, splices } of parts) {
    const stroke = whole ?? splices;
    if (stroke) lead(known, from, to, stroke);
  }
}

/** Applies an edit to a known text, and adds the result if it has the expected fingerprint. */
function lead(known: Map<string, string | null>, from: string, to: string, stroke: Stroke): void {
  const text = known.get(from);
  if (text === undefined || known.has(to)) return;
  const made = struck(text, stroke);
  if (made !== undefined && fingerprint(made) === to) known.set(to, made);
}
