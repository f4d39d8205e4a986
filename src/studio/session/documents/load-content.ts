import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { JournalRecord } from "../../backend-contract/journal.ts";
import type { DiskState } from "./document-store.ts";

/**
 * How far back the journal is read, in milliseconds: one day more than its retention of ninety
 * days.
 */
const journalRetention = 91 * 24 * 60 * 60 * 1000;

/** The content on disk and the journal, as read when a session opens. */
export interface SessionContent {
  files: ReadonlyMap<string, DiskState>;
  records: readonly JournalRecord[];
}

/**
 * Reads all texts and the journal. Skips texts that cannot be read.
 *
 * @returns a failure if the texts or the journal as a whole cannot be read
 */
export async function loadContent(
  host: StorageBackend,
  now: number,
): Promise<SessionContent | BackendFailure> {
  const [texts, journal] = await Promise.all([
    host.readAll(),
    host.journal.read({ from: now - journalRetention }),
  ]);
  if (texts.kind === "refused") return texts;
  if (journal.kind === "refused") return journal;
  return { files: new Map(texts.files.map((file) => [file.path, file])), records: journal.records };
}
