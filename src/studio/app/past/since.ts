import { historyRefusal } from "../../git/words.pt-br.ts";
import type { KeptTexts, KeptVersion } from "../../hosts/contract/host-history.ts";
import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { Texts } from "../../preview-worker/core-messages.ts";
import { pastTexts } from "../../session/past/past-texts.ts";
import type { StudioModel } from "../studio-model.ts";
import { otherLines, type ShownChange } from "./shown-change.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** Since when changes are listed, in days before today; 0 is since the studio was opened. */
export const sinceDays = [0, 1, 7, 30] as const;
type SinceDays = (typeof sinceDays)[number];

/** Since when: some days, or a version that was kept. */
export type Since = SinceDays | KeptVersion;

/** What has changed since then. */
export interface Compared {
  since: Since;
  changes: readonly ShownChange[];
  /** The texts of which that was found. */
  texts: ReadonlyMap<string, string>;
  /** The moment from which on the journal knows anything, where that is later. */
  reach?: number;
  /** Why nothing is known: a sentence. */
  refusal?: string;
}

/** While somebody types, saving has an end. */
const mostRounds = 3;

/** The beginning of a day, so many days before another. */
export function dayBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
}

/** Compares what the studio has with what was there then. */
export async function compareSince(model: StudioModel, since: Since): Promise<Compared> {
  // A version is compared with the disk: what can be saved is there first.
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

/** What a version has otherwise than the disk, asked again where something was saved meanwhile. */
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

/** What differs from a version, in words. */
export async function changesSince(
  model: StudioModel,
  { texts, others }: Pick<KeptTexts, "texts" | "others">,
): Promise<ShownChange[]> {
  const changes = await model.ask.changes([...texts, ...draftsBeside(model, texts)]);
  return [...changes, ...otherLines(others)];
}

/** A version is compared with what lies on the disk: what is only in the studio yet is no other there. */
export function draftsBeside({ session }: StudioModel, told: Texts): [string, string | null][] {
  const [studio, disk] = [session.texts("studio"), session.texts("disk")];
  const known = new Set(told.map(([file]) => file));
  const files = [...new Set([...studio.keys(), ...disk.keys()])];
  const drafts = files.filter((file) => studio.get(file) !== disk.get(file) && !known.has(file));
  return drafts.map((file) => [file, disk.get(file) ?? null]);
}
