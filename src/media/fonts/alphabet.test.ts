import { expect, test } from "vitest";
import type { Site } from "../../model/site.ts";
import { foreignCharacters, foreignCharactersOfSite } from "./alphabet.ts";

test("finds no foreign characters in Portuguese text with its usual signs", () => {
  const text =
    "À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso e vovó põe açúcar no chá.";
  expect(foreignCharacters({ text, signs: "1º, 2ª, § 3°: “R$ 5,00” — 10% × 2 ÷ 4 − 1…" })).toBe("");
});

test("finds foreign characters anywhere in the content, each once, in order", () => {
  const content = {
    title: "Muñoz",
    list: [{ text: "Peña, Straße" }, "½ litro"],
    order: 3,
    no: null,
  };
  expect(foreignCharacters(content)).toBe("½Ñßñ");
});

test("adds the capital of a foreign lower-case letter, which a style sheet may need", () => {
  expect(foreignCharacters("ł")).toBe("Łł");
  expect(foreignCharacters("Ł")).toBe("Ł");
});

test("ignores characters of markup", () => {
  expect(foreignCharacters("[a](/b) | `c` {d} <e>\n")).toBe("");
});

test("includes characters that only the engine writes, such as the currency sign", () => {
  const settings = { language: "de-DE", currency: "EUR" };
  const found = foreignCharactersOfSite({ settings } as Site);
  expect(found).toContain("€");
  expect(found).toContain("·");
});
