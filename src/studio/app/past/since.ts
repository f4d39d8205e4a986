import { historyRefusal } from "../../git/words.pt-br.ts";
import type { KeptTexts, KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { Texts } from "../../preview-worker/core-messages.ts";
import { pastTexts } from "../../session/past/past-texts.ts";
import type { StudioModel } from "../studio-model.ts";
import { otherLines, type ShownChange } from "./shown-change.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * Choices for the start of the comparison in days before today; 0 means since the studio was
 * opened.
 */
export const sinceDays = [0, 1, 7, 30] as const;
type SinceDays = (typeof sinceDays)[number];

/** The start of a comparison: a number of days ago, or a commit. */
export type Since = SinceDays | KeptVersion;

/** The result of a comparison. */
export interface Compared {
  since: Since;
  changes: readonly ShownChange[];
  /** The texts that were compared. */
  texts: ReadonlyMap<string, string>;
  /**
   * The time of the oldest journal record (ms since 1970), if it is later than the requested start.
   */
  reach?: number;
  /** The error message if the comparison failed. */
  refusal?: string;
}

/** Limits retries: while someone types, files keep being saved. */
const mostRounds = 3;

/** Local midnight, `days` days before `now`. */
export function dayBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
}

/**
 * Compares the current texts with an earlier state.
 *
 * @returns the changes; after an error an empty list and `refusal`
 */
export async function compareSince(model: StudioModel, since: Since): Promise<Compared> {
  // A commit is compared with the disk, so save first.
  if (typeof since === "object") await model.session.saveNow();
  const texts = new Map(model.session.texts("studio"));
  if (since === 0) return { since, texts, changes: await model.ask.changes() };
  if (typeof since === "object") return compareKept(model, since, texts);
  const answer = await model.host.journal.read();
  if (answer.kind === "refused") return { since, texts, changes: [], refusal: words.unread };
  const now = Date.now();
  const moment = dayBefore(new Date(now), since).getTime();
  const then = pastTexts(answer.records, texts, { moment, now });
  return { since, texts, changes: await model.ask.changes(then.texts), reach: then.reach };
}

async function compareKept(
  model: StudioModel,
  since: KeptVersion,
  texts: ReadonlyMap<string, string>,
): Promise<Compared> {
  const answer = await textsOnDisk(model, since.id);
  if (answer.kind === "refused") return { since, texts, changes: [], refusal: answer.message };
  return { since, texts, changes: await changesSince(model, answer) };
}

/**
 * The texts of a commit that differ from the disk. Retried if a save happened during the
 * comparison.
 */
export async function textsOnDisk({ host, session }: StudioModel, id: string) {
  let answer: KeptTexts | Refusal = historyRefusal("no-version");
  for (let round = 0; round < mostRounds && host.history; round += 1) {
    const before = session.texts("disk");
    answer = await host.history.textsOf(id);
    const after = session.texts("disk");
    if ([...after].every(([file, text]) => before.get(file) === text)) return answer;
  }
  return answer;
}

/** Describes the differences from a commit. */
export async function changesSince(
  model: StudioModel,
  { texts, others }: Pick<KeptTexts, "texts" | "others">,
): Promise<ShownChange[]> {
  const changes = await model.ask.changes([...texts, ...draftsBeside(model, texts)]);
  return [...changes, ...otherLines(others)];
}

/**
 * The committed texts of files that have unsaved drafts. `told` lists where a commit differs from
 * the disk; any other file has its disk text in the commit.
 */
export function draftsBeside({ session }: StudioModel, told: Texts): [string, string | null][] {
  const [studio, disk] = [session.texts("studio"), session.texts("disk")];
  const known = new Set(told.map(([file]) => file));
  const files = [...new Set([...studio.keys(), ...disk.keys()])];
  const drafts = files.filter((file) => studio.get(file) !== disk.get(file) && !known.has(file));
  return drafts.map((file) => [file, disk.get(file) ?? null]);
}
