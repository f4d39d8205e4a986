import type { Redirect } from "../../preview-worker/filing/file-plans.ts";
import { filingWords as words } from "../filing/words.pt-br.ts";
import type { StudioModel } from "../studio-model.ts";

/** So long what was removed is kept, as long as the journal keeps anything. */
const kept = 90 * 24 * 60 * 60 * 1000;
/** Records of the bin have names that no file has. */
const prefix = "bin:";

/** A file that was removed, as it was then. */
export interface Binned {
  file: string;
  title: string;
  text: string;
  /** The way from its address that came in its place. */
  redirect?: Redirect;
  /** What went with it: the cuts of a drawing. */
  also?: readonly { file: string; text: string }[];
  /** Milliseconds since 1970. */
  time: number;
  /** The name of its record. */
  record: string;
}

/** Puts a file into the bin, which is a part of the journal. @returns why that cannot be done */
export async function keepInBin(
  { host }: StudioModel,
  { file, ...rest }: Omit<Binned, "time" | "record">,
): Promise<string | undefined> {
  const time = Date.now();
  // A name of its own: of days that are over, a journal keeps one record of each name and minute.
  const record = `${prefix}${time}:${file}`;
  const note = JSON.stringify({ file, ...rest });
  const answer = await host.journal.append([{ file: record, time, text: note }]);
  return answer.kind === "refused" ? words.unkept : undefined;
}

/** What is in the bin, the newest first: what is there again as it was is in it no more. */
export async function readBin({ host, session }: StudioModel): Promise<Binned[]> {
  const answer = await host.journal.read({ from: Date.now() - kept });
  if (answer.kind === "refused") return [];
  const all = answer.records.flatMap(({ file: record, time, text }) => {
    const binned = record.startsWith(prefix) ? binnedIn(text) : undefined;
    return binned ? [{ ...binned, time, record }] : [];
  });
  return all.filter(({ file, text }) => session.text(file) !== text).reverse();
}

/** Forgets one of them for good. */
export async function eraseFromBin({ host }: StudioModel, { record }: Binned): Promise<void> {
  await host.journal.clear(record);
}

function binnedIn(text: string): Omit<Binned, "time" | "record"> | undefined {
  try {
    const note: Partial<Binned> = JSON.parse(text);
    const { file, title, text: said, redirect, also } = note;
    if (typeof file !== "string" || typeof said !== "string") return undefined;
    return { file, title: title ?? file, text: said, redirect, also };
  } catch {
    return undefined;
  }
}
