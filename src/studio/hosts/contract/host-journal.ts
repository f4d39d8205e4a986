import type { Refusal } from "./refusal.ts";

/** What an editor wrote: opaque to the host but for the file it is about and the moment. */
export interface JournalRecord {
  file: string;
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

/** Which records of the journal are asked for; all unless told. */
export interface JournalQuery {
  file?: string;
  /** Not older than this moment. */
  from?: number;
  /** Not newer than this moment. */
  until?: number;
  /** So many of the newest. */
  newest?: number;
}

/** Records from old to new. */
interface JournalPage {
  kind: "records";
  records: readonly JournalRecord[];
}

/** The journal took in, or forgot, what it was asked to. */
interface Noted {
  kind: "noted";
}

/** What an editor wrote, kept apart from the content: each keystroke survives a crash. */
export interface HostJournal {
  append(records: readonly JournalRecord[]): Promise<Noted | Refusal>;
  read(query?: JournalQuery): Promise<JournalPage | Refusal>;
  /** Forgets what was written in a file; everything unless told. */
  clear(file?: string): Promise<Noted | Refusal>;
}
