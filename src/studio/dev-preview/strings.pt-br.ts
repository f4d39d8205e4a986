import { excerpt } from "../../yaml/phrases.pt-br.ts";
import { formatDisplayDate } from "../studio-locale.pt-br.ts";
import type { HiddenItem, HiddenReason } from "./hidden-items.ts";

const hiddenPageTexts: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "Rascunho: os visitantes não veem esta página.",
  due: (date) => `Os visitantes só veem esta página a partir de ${date}.`,
  over: (date) => `Esta página saiu do ar em ${date}: os visitantes não a veem mais.`,
};

const hiddenReasonTexts: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "rascunho",
  due: (date) => `a partir de ${date}`,
  over: (date) => `fora do ar desde ${date}`,
};

/** Strings of the live preview about content that visitors do not see. */
export const hiddenItemStrings = {
  page: ({ absence }: Pick<HiddenItem, "absence">) =>
    hiddenPageTexts[absence.kind](hiddenReasonDay(absence)),
  reason: ({ absence }: Pick<HiddenItem, "absence">) =>
    hiddenReasonTexts[absence.kind](hiddenReasonDay(absence)),
  part: ({ name, absence }: HiddenItem) =>
    `Nesta página, os visitantes não veem “${excerpt(name)}” (${hiddenReasonTexts[absence.kind](hiddenReasonDay(absence))}).`,
  others: (count: number) =>
    count === 1 ? "Só nesta prévia: 1 item" : `Só nesta prévia: ${count} itens`,
  asOf: (date: string) => `Prévia como em ${formatDisplayDate(date)}.`,
};

function hiddenReasonDay(absence: HiddenReason): string {
  return absence.kind === "draft" ? "" : formatDisplayDate(absence.date);
}
