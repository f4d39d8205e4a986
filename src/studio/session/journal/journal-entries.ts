import type { JournalRecord } from "../../backend-contract/journal.ts";
import type { Splice } from "../merge/splices.ts";
import type { FileCreationOrRemoval } from "../undo/reversible-edits.ts";

/**
 * The effect of an action on one file. It leads from one state of the file to another, each
 * identified by its fingerprint.
 */
export interface FileDelta {
  file: string;
  path: string;
  /** Fingerprints of the text before and after. */
  from: string;
  to: string;
  /** Absent for undo and redo, because an earlier entry has the splices of the step. */
  splices?: readonly Splice[];
  /** Set if the file was created or removed. */
  whole?: FileCreationOrRemoval;
}

/** A journaled action: an edit, undo, redo or external change. */
export interface SessionAction {
  order: number;
  kind: "step" | "undo" | "redo" | "outside";
  /** The ID of the undo step that was created, extended, undone or redone. */
  step: string;
  parts: readonly FileDelta[];
}

/** An unsaved text, stored as differences from a snapshot in the journal. */
export interface DraftEntry {
  file: string;
  /** The fingerprint of the snapshot. */
  snapshot: string;
  /**
   * The differences from the snapshot to the text on disk that the draft is based on; `null` if the
   * file did not exist.
   */
  disk: readonly Splice[] | null;
  /** The differences from the snapshot to the draft; `null` if the draft removes the file. */
  text: readonly Splice[] | null;
}

/**
 * A journal entry. Each one contains all unsaved changes, so the last entry is sufficient. For past
 * days, a journal stores only a few entries.
 */
export interface JournalEntry {
  form: 1;
  session: string;
  /** The time until which the session had read the journal when it was opened. */
  opened: number;
  /** The session whose undo history this one continues. */
  continues?: string;
  /** The number of this entry in its session. */
  batch: number;
  pending: readonly DraftEntry[];
  /** Sets of files that are saved atomically. */
  together: readonly (readonly string[])[];
  /** Actions since the previous entry. */
  deeds: readonly SessionAction[];
}

/** A journal entry with the time it was written. */
export interface DatedJournalEntry extends JournalEntry {
  time: number;
  /** The file whose change caused the entry. */
  about: string;
}

// Snapshots need unique names. For past days, a journal stores only the last record per minute and
// name.
const snapshotRecordName = /^(.*)#([0-9a-f]{16})$/s;

/** Creates a journal record with a full text, which entries refer to. */
export function createSnapshotRecord(
  file: string,
  print: string,
  text: string,
  time: number,
): JournalRecord {
  return { file: `${file}#${print}`, time, text };
}

/**
 * Creates the record of an entry. An entry that creates or removes files gets a unique name, so
 * that the journal does not discard it: no other record has this information.
 */
export function createEntryRecord(file: string, entry: JournalEntry, time: number): JournalRecord {
  const isWhole = entry.deeds.some(({ parts }) => parts.some(({ whole }) => whole));
  const name = isWhole ? `${file}#${entry.session}.${entry.batch}` : file;
  return { file: name, time, text: JSON.stringify(entry) };
}

/**
 * Parses the records of a journal: entries, and snapshots by file and fingerprint, both in the
 * order of writing. Ignores other records.
 */
export function parseJournalRecords(records: readonly JournalRecord[]): {
  notes: DatedJournalEntry[];
  snapshots: ReadonlyMap<string, string>;
  written: JournalRecord[];
} {
  const notes: DatedJournalEntry[] = [];
  const snapshots = new Map<string, string>();
  const written: JournalRecord[] = [];
  for (const { file, time, text } of records) {
    const [, of] = snapshotRecordName.exec(file) ?? [];
    if (of !== undefined) snapshots.set(file, text);
    if (of !== undefined) written.push({ file: of, time, text });
    const note = parseEntry(text);
    if (note) notes.push({ ...note, time, about: file });
  }
  return { notes, snapshots, written };
}

function parseEntry(text: string): JournalEntry | undefined {
  try {
    const note: unknown = JSON.parse(text);
    return isJournalEntry(note) ? note : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a value is an entry of this format. A journal may contain records of other programs and
 * other versions.
 */
function isJournalEntry(value: unknown): value is JournalEntry {
  if (typeof value !== "object" || value === null) return false;
  const { form, session, opened, batch, pending, together, deeds }: Partial<JournalEntry> = value;
  return (
    form === 1 &&
    typeof session === "string" &&
    [opened, batch].every(Number.isFinite) &&
    [pending, together, deeds].every(Array.isArray)
  );
}
