import type { JournalRecord } from "../../hosts/contract/host-journal.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { StudioHost } from "../../hosts/contract/studio-host.ts";
import type { OnDisk } from "./held-files.ts";

/** A journal is kept for ninety days. */
const journalAge = 91 * 24 * 60 * 60 * 1000;

/** What lies on the disk when a session is opened, and what the journal has. */
export interface FoundContent {
  files: ReadonlyMap<string, OnDisk>;
  records: readonly JournalRecord[];
}

/** Whether a file of the content is a text, by its name. */
export function isText(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** Reads all texts of a content. One that cannot be read is left out; without the texts or the journal there is nothing to open. */
export async function readContent(host: StudioHost, now: number): Promise<FoundContent | Refusal> {
  const [texts, journal] = await Promise.all([
    host.readAll(),
    host.journal.read({ from: now - journalAge }),
  ]);
  if (texts.kind === "refused") return texts;
  if (journal.kind === "refused") return journal;
  return { files: new Map(texts.files.map((file) => [file.path, file])), records: journal.records };
}
