import { fingerprint } from "../documents/fingerprint.ts";
import type {
  DatedJournalEntry,
  DraftEntry,
  FileDelta,
  parseJournalRecords,
} from "../journal/journal-entries.ts";
import { applySplices, type Splice } from "../merge/splices.ts";
import { applyEdit, invertEdit, type ReversibleEdit } from "../undo/reversible-edits.ts";

/** The parsed records of a journal. */
export type JournalContents = ReturnType<typeof parseJournalRecords>;

/** Texts by fingerprint; `null` for a file that does not exist. */
export type TextsByFingerprint = ReadonlyMap<string, string | null>;

/**
 * Reconstructs all texts of a file that the journal contains: the snapshots, and the texts that
 * result from applying deltas to them, forward or backward.
 */
export function reconstructTexts(
  file: string,
  present: string | null,
  journal: JournalContents,
): TextsByFingerprint {
  const known = new Map<string, string | null>();
  const add = (text: string | null | undefined) => {
    if (text !== undefined) known.set(fingerprint(text), text);
  };
  for (const text of [null, present, ...selectSnapshots(file, journal)]) add(text);
  for (const note of journal.notes)
    for (const each of readDraftTexts(file, note, journal)) for (const text of each) add(text);
  const parts = journal.notes.flatMap((note) => selectFileDeltas(file, note));
  applyDeltasBackward(parts, known);
  applyDeltasForward(parts, known);
  // The forward pass may have found more texts, so go back from those too.
  applyDeltasBackward(parts, known);
  return known;
}

/** Returns the deltas of one file in an entry. */
export function selectFileDeltas(file: string, { deeds }: DatedJournalEntry): FileDelta[] {
  return deeds.flatMap(({ parts }) => parts.filter((part) => part.file === file));
}

/** Returns the unsaved state of one file in an entry: its text on disk and in the studio. */
export function readDraftTexts(
  file: string,
  { pending }: DatedJournalEntry,
  { snapshots }: JournalContents,
): [disk: string | null, text: string | null][] {
  return pending.flatMap((each) => {
    const whole = each.file === file ? snapshots.get(`${file}#${each.snapshot}`) : undefined;
    return whole === undefined ? [] : applyDraftEntry(whole, each);
  });
}

function applyDraftEntry(
  whole: string,
  { disk, text }: DraftEntry,
): [string | null, string | null][] {
  const from = (splices: readonly Splice[] | null) =>
    splices === null ? null : applySplices(whole, splices);
  const sides = [from(disk), from(text)] as const;
  return sides[0] === undefined || sides[1] === undefined ? [] : [[sides[0], sides[1]]];
}

function selectSnapshots(file: string, { snapshots }: JournalContents): string[] {
  const prefix = `${file}#`;
  return [...snapshots].flatMap(([name, text]) => (name.startsWith(prefix) ? [text] : []));
}

function applyDeltasBackward(parts: readonly FileDelta[], known: Map<string, string | null>): void {
  for (const { from, to, whole, splices } of parts.toReversed()) {
    const stroke = whole ?? splices;
    if (stroke) applyVerifiedEdit(known, to, from, invertEdit(stroke));
  }
}

function applyDeltasForward(parts: readonly FileDelta[], known: Map<string, string | null>): void {
  for (const { from, to, whole, splices } of parts) {
    const stroke = whole ?? splices;
    if (stroke) applyVerifiedEdit(known, from, to, stroke);
  }
}

/** Applies an edit to a known text, and adds the result if it has the expected fingerprint. */
function applyVerifiedEdit(
  known: Map<string, string | null>,
  from: string,
  to: string,
  edit: ReversibleEdit,
): void {
  const text = known.get(from);
  if (text === undefined || known.has(to)) return;
  const made = applyEdit(text, edit);
  if (made !== undefined && fingerprint(made) === to) known.set(to, made);
}
