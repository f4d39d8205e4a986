import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import type { OnDisk } from "./held-files.ts";

/** Journals are stored for ninety days. */
const journalAge = 91 * 24 * 60 * 60 * 1000;

/** The content on disk and the journal, as read when a session opens. */
export interface FoundContent {
  files: ReadonlyMap<string, OnDisk>;
  records: readonly JournalRecord[];
}

/** Whether a path is that of a text file. */
export function isText(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/**
 * Reads all texts and the journal. Skips texts that cannot be read.
 *
 * @returns a failure if the texts or the journal as a whole cannot be read
 */
export async function readContent(host: StudioHost, now: number): Promise<FoundContent | Refusal> {
  const [texts, journal] = await Promise.all([
    host.readAll(),
    host.journal.read({ from: now - journalAge }),
  ]);
  if (texts.kind === "refused") return texts;
  if (journal.kind === "refused") return journal;
  return { files: new Map(texts.files.map((file) => [file.path, file])), records: journal.records };
}
