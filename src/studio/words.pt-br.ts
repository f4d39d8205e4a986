import { excerpt } from "../yaml/phrases.pt-br.ts";
import type { HiddenItem, HiddenReason } from "./hidden-items.ts";
import { writtenDay } from "./language.pt-br.ts";

const pages: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "Rascunho: os visitantes não veem esta página.",
  due: (date) => `Os visitantes só veem esta página a partir de ${date}.`,
  over: (date) => `Esta página saiu do ar em ${date}: os visitantes não a veem mais.`,
};

const reasons: Record<HiddenReason["kind"], (date: string) => string> = {
  draft: () => "rascunho",
  due: (date) => `a partir de ${date}`,
  over: (date) => `fora do ar desde ${date}`,
};

/** Strings of the live preview about content that visitors do not see. */
export const markWords = {
  page: ({ absence }: Pick<HiddenItem, "absence">) => pages[absence.kind](dayOf(absence)),
  reason: ({ absence }: Pick<HiddenItem, "absence">) => reasons[absence.kind](dayOf(absence)),
  part: ({ name, absence }: HiddenItem) =>
    `Nesta página, os visitantes não veem “${excerpt(name)}” (${reasons[absence.kind](dayOf(absence))}).`,
  others: (count: number) =>
    count === 1 ? "Só nesta prévia: 1 item" : `Só nesta prévia: ${count} itens`,
  asOf: (date: string) => `Prévia como em ${writtenDay(date)}.`,
};

/** Strings of the live preview about site blocks. */
export const phoneWords = {
  tooWide: (d: { type: string; code: string; selector: string; width: number; screen: number }) =>
    `O bloco "${d.type}" (${d.code}/${d.type}) não cabe em um telefone: "${d.selector}" tem ${d.width} px de largura ou passa da borda, e a tela tem ${d.screen} px.`,
  stopped: (d: { type: string; reason: string }) =>
    `O bloco "${d.type}" (blocks/${d.type}) para ao ser mostrado: ${d.reason}`,
  ownCode: "O código próprio do site tem um erro.",
};

function dayOf(absence: HiddenReason): string {
  return absence.kind === "draft" ? "" : writtenDay(absence.date);
}
