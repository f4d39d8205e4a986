import { expect, test } from "vitest";
import type { Site } from "../../model/site.ts";
import { foreignCharacters, foreignCharactersOfSite } from "./alphabet.ts";

test("the letters of Portuguese are in the alphabet, and the signs of its text", () => {
  const text =
    "À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso e vovó põe açúcar no chá.";
  expect(foreignCharacters({ text, signs: "1º, 2ª, § 3°: “R$ 5,00” — 10% × 2 ÷ 4 − 1…" })).toBe("");
});

test("other letters are found wherever they stand, each once, in order", () => {
  const content = {
    title: "Muñoz",
    list: [{ text: "Peña, Straße" }, "½ litro"],
    order: 3,
    no: null,
  };
  expect(foreignCharacters(content)).toBe("½Ñßñ");
});

test("a letter brings its capital, which a style sheet may ask for", () => {
  expect(foreignCharacters("ł")).toBe("Łł");
  expect(foreignCharacters("Ł")).toBe("Ł");
});

test("signs of markup bring nothing", () => {
  expect(foreignCharacters("[a](/b) | `c` {d} <e>\n")).toBe("");
});

test("what the engine itself writes is there, though no text has it", () => {
  const settings = { language: "de-DE", currency: "EUR" };
  const found = foreignCharactersOfSite({ settings } as Site);
  expect(found).toContain("€");
  expect(found).toContain("·");
});
