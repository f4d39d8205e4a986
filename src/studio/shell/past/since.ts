import type { ListedChange } from "../../core/asked/listed-changes.ts";
import { type PastTexts, pastTexts } from "../../session/past/past-texts.ts";
import type { StudioModel } from "../studio-model.ts";

/** Since when changes are listed, in days before today; 0 is since the studio was opened. */
export const sinceDays = [0, 1, 7, 30] as const;
export type SinceDays = (typeof sinceDays)[number];

/** What has changed since then. */
export interface Compared extends Pick<PastTexts, "reach"> {
  since: SinceDays;
  changes: readonly ListedChange[];
  /** The texts of which that was found. */
  texts: ReadonlyMap<string, string>;
  /** The journal could not be read: nothing is known. */
  isUnread?: boolean;
}

/** The beginning of a day, so many days before another. */
export function dayBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
}

/** Compares what the studio has with what was there then. */
export async function compareSince(model: StudioModel, since: SinceDays): Promise<Compared> {
  const texts = new Map(model.session.texts("studio"));
  if (since === 0) return { since, texts, changes: await model.changes() };
  const answer = await model.host.journal.read();
  if (answer.kind === "refused") return { since, texts, changes: [], isUnread: true };
  const now = Date.now();
  const moment = dayBefore(new Date(now), since).getTime();
  const then = pastTexts(answer.records, texts, { moment, now });
  return { since, texts, changes: await model.changes(then.texts), reach: then.reach };
}
