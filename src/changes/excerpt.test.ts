import { expect, test } from "vitest";
import { excerpts, paragraphChanges, quoteShortened } from "./excerpt.ts";

test("short texts stand whole", () => {
  expect(excerpts("Fale Conosco", "Fale com a gente")).toEqual([
    "“Fale Conosco”",
    "“Fale com a gente”",
  ]);
});

test("of long texts the words that differ are quoted with a few around them", () => {
  const text = (days: string) =>
    `Abrir uma empresa leva em média ${days} dias úteis, conforme o município e o tipo de negócio que se abre.`;
  expect(excerpts(text("15 a 30"), text("10 a 20"))).toEqual([
    "“…leva em média 15 a 30 dias úteis, conforme…”",
    "“…leva em média 10 a 20 dias úteis, conforme…”",
  ]);
});

test("a word more at the end of a long text leaves something to quote on both sides", () => {
  const text = "palavra ".repeat(20).trim();
  expect(excerpts(text, `${text} final`)).toEqual([
    "“…palavra palavra palavra”",
    "“…palavra palavra palavra final”",
  ]);
});

test("a quotation is cut at a word", () => {
  expect(quoteShortened(`Um texto ${"muito ".repeat(20)}longo`)).toBe(
    "“Um texto muito muito muito muito muito muito muito muito muito muito…”",
  );
});

test("paragraphs are told one by one: rewritten, new, gone", () => {
  const before = "Um.\n\nDois.\n\nTrês.\n\nQuatro.";
  const after = "Um.\n\nDois, outro.\n\nTrês.\n\nNovo.\n\nQuatro.";
  expect(paragraphChanges(before, after)).toEqual({
    changed: [{ before: "Dois.", after: "Dois, outro." }],
    added: ["Novo."],
    removed: [],
  });
});

test("lines that stand there several times are no change where others have changed", () => {
  const table = (cell: string) => `| Data | O que | Quem |\n|---|---|---|\n| 5 | ${cell} | Todos |`;
  const text = (cell: string) => `${table("Guia")}\n\n${table(cell)}\n\n${table("Folha")}`;
  const { changed, added, removed } = paragraphChanges(text("[A](/a)"), text("[A](/b)"));
  expect(changed).toEqual([
    { before: "| 5 | [A](/a) | Todos |", after: "| 5 | [A](/b) | Todos |" },
  ]);
  expect([...added, ...removed]).toEqual([]);
});
