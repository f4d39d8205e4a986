import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { CommitInfo, DifferingCommitTexts } from "../../backend-contract/history.ts";
import type { FileTextUpdates } from "../../preview-worker/messages.ts";
import { reconstructDifferingTexts } from "../../session/revisions/content-at-time.ts";
import type { StudioModel } from "../studio-model.ts";
import { type ChangeItem, toMediaChangeItems } from "./change-items.ts";

/**
 * The choices for the start of a comparison, in days before today. 0 means the time when the studio
 * was opened.
 */
export const comparisonDays = [0, 1, 7, 30] as const;
type ComparisonDays = (typeof comparisonDays)[number];

/** The start of a comparison: a number of days ago, or a commit. */
export type ComparisonStart = ComparisonDays | CommitInfo;

/** The result of a comparison. */
export interface Comparison {
  since: ComparisonStart;
  changes: readonly ChangeItem[];
  /** The texts that were compared. */
  texts: ReadonlyMap<string, string>;
  /**
   * The time of the oldest journal record (ms since 1970), if it is later than the start of the
   * comparison.
   */
  journalStart?: number;
  /** The error message, if the comparison failed. */
  errorMessage?: string;
}

/**
 * The maximum number of attempts. Without a limit a comparison might never end, because files are
 * saved while someone types.
 */
const maxAttempts = 3;

/** Returns the local midnight `days` days before `now`. */
export function midnightDaysBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
}

/**
 * Compares the current texts with an earlier state.
 *
 * @returns the changes; after an error an empty list and `errorMessage`
 */
export async function compareWithEarlierState(
  model: StudioModel,
  since: ComparisonStart,
): Promise<Comparison> {
  // A commit is compared with the files on the disk, so save first.
  if (typeof since === "object") await model.session.saveNow();
  const texts = new Map(model.session.texts("studio"));
  if (since === 0) return { since, texts, changes: await model.ask.changes() };
  if (typeof since === "object") return compareWithCommit(model, since, texts);
  const answer = await model.host.journal.read();
  if (answer.kind === "refused") return { since, texts, changes: [], errorMessage: strings.unread };
  const now = Date.now();
  const moment = midnightDaysBefore(new Date(now), since).getTime();
  const then = reconstructDifferingTexts(answer.records, texts, { moment, now });
  return { since, texts, changes: await model.ask.changes(then.texts), journalStart: then.reach };
}

async function compareWithCommit(
  model: StudioModel,
  since: CommitInfo,
  texts: ReadonlyMap<string, string>,
): Promise<Comparison> {
  const answer = await readCommitTextsDifferingFromDisk(model, since.id);
  if (answer.kind === "refused") return { since, texts, changes: [], errorMessage: answer.message };
  return { since, texts, changes: await changesSinceCommit(model, answer) };
}

/**
 * Reads the texts of a commit that differ from those on the disk. Tries again if a file was saved
 * during the comparison.
 */
export async function readCommitTextsDifferingFromDisk({ host, session }: StudioModel, id: string) {
  let answer: DifferingCommitTexts | BackendFailure = createHistoryFailure("no-version");
  for (let round = 0; round < maxAttempts && host.history; round += 1) {
    const before = session.texts("disk");
    answer = await host.history.textsAt(id);
    const after = session.texts("disk");
    if ([...after].every(([file, text]) => before.get(file) === text)) return answer;
  }
  return answer;
}

/** Describes the changes since a commit, including those to media files. */
export async function changesSinceCommit(
  model: StudioModel,
  { texts, others }: Pick<DifferingCommitTexts, "texts" | "others">,
): Promise<ChangeItem[]> {
  const changes = await model.ask.changes([
    ...texts,
    ...committedTextsOfUnsavedFiles(model, texts),
  ]);
  return [...changes, ...toMediaChangeItems(others)];
}

/**
 * Returns the committed texts of files with unsaved drafts. `told` contains the files whose
 * committed text differs from that on the disk; they are skipped. In any other file, the text on
 * the disk is the committed one.
 */
export function committedTextsOfUnsavedFiles(
  { session }: StudioModel,
  told: FileTextUpdates,
): [string, string | null][] {
  const [studio, disk] = [session.texts("studio"), session.texts("disk")];
  const known = new Set(told.map(([file]) => file));
  const files = [...new Set([...studio.keys(), ...disk.keys()])];
  const drafts = files.filter((file) => studio.get(file) !== disk.get(file) && !known.has(file));
  return drafts.map((file) => [file, disk.get(file) ?? null]);
}
