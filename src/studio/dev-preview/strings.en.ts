import { excerpt } from "../../yaml/phrases.en.ts";
import { formatDisplayDate } from "../studio-locale.en.ts";
import type { HiddenItem, HiddenReason } from "./hidden-items.ts";
import type { hiddenItemStrings as portuguese } from "./strings.pt-br.ts";

const hiddenPageTexts: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "Draft: visitors can’t see this page.",
  due: (date) => `Visitors won’t see this page until ${date}.`,
  over: (date) => `This page came down on ${date}: visitors can no longer see it.`,
};

const hiddenReasonTexts: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "draft",
  due: (date) => `live from ${date}`,
  over: (date) => `came down on ${date}`,
};

/** Strings of the live preview about content that visitors do not see. */
export const hiddenItemStrings: typeof portuguese = {
  page: ({ absence }) => hiddenPageTexts[absence.kind](hiddenReasonDay(absence)),
  reason: ({ absence }) => hiddenReasonTexts[absence.kind](hiddenReasonDay(absence)),
  part: ({ name, absence }: HiddenItem) =>
    `On this page, visitors can’t see “${excerpt(name)}” (${hiddenReasonTexts[absence.kind](hiddenReasonDay(absence))}).`,
  others: (count) =>
    count === 1 ? "Only in this preview: 1 item" : `Only in this preview: ${count} items`,
  asOf: (date) => `Preview as of ${formatDisplayDate(date)}.`,
};

function hiddenReasonDay(absence: HiddenReason): string {
  return absence.kind === "draft" ? "" : formatDisplayDate(absence.date);
}
