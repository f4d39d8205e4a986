import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { Whole } from "../history/strokes.ts";
import type { Splice } from "../merging/splices.ts";

/** What a deed did in one file, from which state of it to which. */
export interface DeedPart {
  file: string;
  path: string;
  /** Fingerprints. */
  from: string;
  to: string;
  /** None where a step was only undone or redone: it is known already. */
  splices?: readonly Splice[];
  /** Where the file came or went. */
  whole?: Whole;
}

/** Something that happened to the texts, in its turn. */
export interface Deed {
  order: number;
  kind: "step" | "undo" | "redo" | "outside";
  /** The step that is made, gone on with, undone or redone. */
  step: string;
  parts: readonly DeedPart[];
}

/** A text that is not on the disk yet, told by what it differs in from a text that is in the journal. */
export interface PendingNote {
  file: string;
  /** The fingerprint of that text. */
  snapshot: string;
  /** What leads from it to the text on which the draft stands; `null` where there was no file. */
  disk: readonly Splice[] | null;
  /** What leads from it to the draft; `null` where the file is to go. */
  text: readonly Splice[] | null;
}

/**
 * What a session wrote down at once. Each note tells all that is not on the disk, so that the last one is
 * enough, whatever became of those before: of days that are over, a journal keeps few.
 */
export interface Note {
  form: 1;
  session: string;
  /** When the session was opened: it took over what others had written down by then. */
  opened: number;
  /** The session whose undo history it goes on with. */
  continues?: string;
  /** Notes of a session are counted. */
  batch: number;
  pending: readonly PendingNote[];
  /** Files that are saved together or not at all. */
  together: readonly (readonly string[])[];
  /** Since the note before. */
  deeds: readonly Deed[];
}

/** A note with its moment. */
export interface DatedNote extends Note {
  time: number;
  /** The file whose change was the reason for it. */
  about: string;
}

// A name of its own: of days that are over, a journal keeps the last record of each minute and name.
const snapshotName = /^(.*)#([0-9a-f]{16})$/s;

/** The record of a whole text, to which notes refer. */
export function snapshotRecord(
  file: string,
  print: string,
  text: string,
  time: number,
): JournalRecord {
  return { file: `${file}#${print}`, time, text };
}

/** A note of files that came or went is kept for good beside the others of its minute: it alone tells that. */
export function noteRecord(file: string, note: Note, time: number): JournalRecord {
  const isWhole = note.deeds.some(({ parts }) => parts.some(({ whole }) => whole));
  const name = isWhole ? `${file}#${note.session}.${note.batch}` : file;
  return { file: name, time, text: JSON.stringify(note) };
}

/**
 * What a journal holds: notes in the order of their writing, and whole texts, by file and fingerprint and in the
 * order of their writing.
 */
export function readRecords(records: readonly JournalRecord[]): {
  notes: DatedNote[];
  snapshots: ReadonlyMap<string, string>;
  written: JournalRecord[];
} {
  const notes: DatedNote[] = [];
  const snapshots = new Map<string, string>();
  const written: JournalRecord[] = [];
  for (const { file, time, text } of records) {
    const [, of] = snapshotName.exec(file) ?? [];
    if (of !== undefined) snapshots.set(file, text);
    if (of !== undefined) written.push({ file: of, time, text });
    const note = noteIn(text);
    if (note) notes.push({ ...note, time, about: file });
  }
  return { notes, snapshots, written };
}

function noteIn(text: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(text);
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

/** A journal may hold records of other programs, and of other forms of this one. */
function isNote(value: unknown): value is Note {
  if (typeof value !== "object" || value === null) return false;
  const { form, session, opened, batch, pending, together, deeds }: Partial<Note> = value;
  return (
    form === 1 &&
    typeof session === "string" &&
    [opened, batch].every(Number.isFinite) &&
    [pending, together, deeds].every(Array.isArray)
  );
}
