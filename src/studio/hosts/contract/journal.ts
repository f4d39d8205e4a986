import type { BackendFailure } from "./failure.ts";

/** A journal record. The backend reads only its file and time; the text is opaque. */
export interface JournalRecord {
  file: string;
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

/** Filters of a journal query; all records by default. */
export interface JournalQuery {
  file?: string;
  /** Not older than this moment. */
  from?: number;
  /** Not newer than this moment. */
  until?: number;
  /** At most this many of the newest records. */
  newest?: number;
}

/** A list of records, oldest first. */
interface JournalPage {
  kind: "records";
  records: readonly JournalRecord[];
}

/** The records were stored or deleted. */
interface JournalAcknowledgement {
  kind: "noted";
}

/**
 * The journal of an editor, so that every keystroke survives a crash. It is stored apart from the
 * content.
 */
export interface ContentJournal {
  append(records: readonly JournalRecord[]): Promise<JournalAcknowledgement | BackendFailure>;
  read(query?: JournalQuery): Promise<JournalPage | BackendFailure>;
  /** Deletes the records of a file; all records by default. */
  clear(file?: string): Promise<JournalAcknowledgement | BackendFailure>;
}
