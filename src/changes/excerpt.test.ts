import { expect, test } from "vitest";
import { excerpts, paragraphChanges, quoteShortened } from "./excerpt.ts";

test("quotes short texts in full", () => {
  expect(excerpts("Fale Conosco", "Fale com a gente")).toEqual([
    "“Fale Conosco”",
    "“Fale com a gente”",
  ]);
});

test("quotes only the differing words of long texts, with a few words around them", () => {
  const text = (days: string) =>
    `Abrir uma empresa leva em média ${days} dias úteis, conforme o município e o tipo de negócio que se abre.`;
  expect(excerpts(text("15 a 30"), text("10 a 20"))).toEqual([
    "“…leva em média 15 a 30 dias úteis, conforme…”",
    "“…leva em média 10 a 20 dias úteis, conforme…”",
  ]);
});

test("quotes words on both sides if a word is added at the end of a long text", () => {
  const text = "palavra ".repeat(20).trim();
  expect(excerpts(text, `${text} final`)).toEqual([
    "“…palavra palavra palavra”",
    "“…palavra palavra palavra final”",
  ]);
});

test("cuts a quotation at a word boundary", () => {
  expect(quoteShortened(`Um texto ${"muito ".repeat(20)}longo`)).toBe(
    "“Um texto muito muito muito muito muito muito muito muito muito muito…”",
  );
});

test("reports changed and added paragraphs one by one", () => {
  const before = "Um.\n\nDois.\n\nTrês.\n\nQuatro.";
  const after = "Um.\n\nDois, outro.\n\nTrês.\n\nNovo.\n\nQuatro.";
  expect(paragraphChanges(before, after)).toEqual({
    changed: [{ before: "Dois.", after: "Dois, outro." }],
    added: ["Novo."],
    removed: [],
  });
});

test("reports only the changed line among repeated lines", () => {
  const table = (cell: string) => `| Data | O que | Quem |\n|---|---|---|\n| 5 | ${cell} | Todos |`;
  const text = (cell: string) => `${table("Guia")}\n\n${table(cell)}\n\n${table("Folha")}`;
  const { changed, added, removed } = paragraphChanges(text("[A](/a)"), text("[A](/b)"));
  expect(changed).toEqual([
    { before: "| 5 | [A](/a) | Todos |", after: "| 5 | [A](/b) | Todos |" },
  ]);
  expect([...added, ...removed]).toEqual([]);
});
