import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import type { PlannedRedirect } from "../../preview-worker/file-operations/operations.ts";
import type { StudioModel } from "../studio-model.ts";

/** The time (ms) for which files remain in the bin. It is the same as that of the journal. */
const binRetention = 90 * 24 * 60 * 60 * 1000;
/** The prefix of the journal records that form the bin. No content file has such a name. */
const binRecordPrefix = "bin:";

/** A removed file, with its text at the time of removal. */
export interface BinEntry {
  file: string;
  title: string;
  text: string;
  /** The redirect that was created for the address of the file. */
  redirect?: PlannedRedirect;
  /** Further files that were removed at the same time, such as the renditions of a drawing. */
  also?: readonly { file: string; text: string }[];
  /** The time of removal (ms since 1970). */
  time: number;
  /** The name of the journal record of this entry. */
  record: string;
}

/**
 * Stores a file in the bin, which is part of the journal.
 *
 * @returns an error message; `undefined` on success
 */
export async function addToBin(
  { host }: StudioModel,
  { file, ...rest }: Omit<BinEntry, "time" | "record">,
): Promise<string | undefined> {
  const time = Date.now();
  // The name must be unique: for past days, the journal stores only one record per name and minute.
  const record = `${binRecordPrefix}${time}:${file}`;
  const note = JSON.stringify({ file, ...rest });
  const answer = await host.journal.append([{ file: record, time, text: note }]);
  return answer.kind === "refused" ? strings.unkept : undefined;
}

/** Reads the entries of the bin, newest first. Omits files that exist again with the same text. */
export async function readBin({ host, session }: StudioModel): Promise<BinEntry[]> {
  const answer = await host.journal.read({ from: Date.now() - binRetention });
  if (answer.kind === "refused") return [];
  const all = answer.records.flatMap(({ file: record, time, text }) => {
    const binned = record.startsWith(binRecordPrefix) ? parseBinEntry(text) : undefined;
    return binned ? [{ ...binned, time, record }] : [];
  });
  return all.filter(({ file, text }) => session.text(file) !== text).reverse();
}

/** Permanently deletes a file in the bin. */
export async function eraseFromBin({ host }: StudioModel, { record }: BinEntry): Promise<void> {
  await host.journal.clear(record);
}

function parseBinEntry(text: string): Omit<BinEntry, "time" | "record"> | undefined {
  try {
    const note: Partial<BinEntry> = JSON.parse(text);
    const { file, title, text: said, redirect, also } = note;
    if (typeof file !== "string" || typeof said !== "string") return undefined;
    return { file, title: title ?? file, text: said, redirect, also };
  } catch {
    return undefined;
  }
}
