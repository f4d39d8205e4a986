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
  /** Only records from this time on, in milliseconds since 1970. */
  from?: number;
  /** Only records up to this time, in milliseconds since 1970. */
  until?: number;
  /** The maximum number of records. The newest ones are returned. */
  newest?: number;
}

/** A list of records, oldest first. */
interface JournalRecordList {
  kind: "records";
  records: readonly JournalRecord[];
}

/** The records were stored or deleted. */
interface JournalAcknowledgement {
  kind: "noted";
}

/**
 * The journal of what the user types, so that every keystroke survives a crash. It is stored apart
 * from the content.
 */
export interface ContentJournal {
  append(records: readonly JournalRecord[]): Promise<JournalAcknowledgement | BackendFailure>;
  read(query?: JournalQuery): Promise<JournalRecordList | BackendFailure>;
  /** Deletes the records of a file; all records by default. */
  clear(file?: string): Promise<JournalAcknowledgement | BackendFailure>;
}
