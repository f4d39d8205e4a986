import type { JournalRecord, Refusal, StudioHost } from "../../host.ts";
import type { OnDisk } from "./held-files.ts";

/** So many files are asked for at a time. */
const atOnce = 24;
/** A journal is kept for ninety days. */
const journalAge = 91 * 24 * 60 * 60 * 1000;

/** What lies on the disk when a session is opened, and what the journal has. */
export interface FoundContent {
  files: ReadonlyMap<string, OnDisk>;
  records: readonly JournalRecord[];
}

/** Whether a session holds the text of a file; pictures and documents it leaves alone. */
export function isText(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}

/** Reads all texts of a content. One that cannot be read is left out; without a list or the journal there is nothing to open. */
export async function readContent(host: StudioHost, now: number): Promise<FoundContent | Refusal> {
  const [list, journal] = await Promise.all([
    host.list(),
    host.journal.read({ from: now - journalAge }),
  ]);
  if (list.kind === "refused") return list;
  if (journal.kind === "refused") return journal;
  const paths = list.files.map(({ path }) => path).filter(isText);
  const files = new Map<string, OnDisk>();
  for (let at = 0; at < paths.length; at += atOnce) {
    const answers = await Promise.all(paths.slice(at, at + atOnce).map((path) => host.read(path)));
    for (const answer of answers) {
      if (answer.kind === "refused" && answer.code === "unreachable") return answer;
      if (answer.kind === "text") files.set(answer.path, answer);
    }
  }
  return { files, records: journal.records };
}
