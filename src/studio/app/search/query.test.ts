import { expect, test } from "vitest";
import { matchesQuery, normalizeForSearch, parseQuery } from "./query.ts";
import { pageSearchStrings as english } from "./strings.en.ts";
import { pageSearchStrings } from "./strings.pt-br.ts";

const finds = (typed: string, text: string) =>
  matchesQuery(normalizeForSearch(text), parseQuery(typed, pageSearchStrings));

test("ignores accents, case, punctuation and word order", () => {
  expect(finds("preço profissional", "Planos › Profissional › Preço")).toBe(true);
  expect(finds("AÇAI", "açaí")).toBe(true);
  expect(finds("/blog", "Blog Chronos")).toBe(true);
});

test("matches the beginnings of words, and the singular for a plural", () => {
  expect(finds("cor", "As cores do site")).toBe(true);
  expect(finds("cor", "decorar os códigos")).toBe(false);
  expect(finds("feriados", "Feriado nacional")).toBe(true);
});

test("ignores stop words unless the query has no other words", () => {
  expect(finds("horário de atendimento", "Atendimento: horários")).toBe(true);
  expect(finds("de", "Perto daqui")).toBe(false);
  expect(finds("de", "Nota de serviço")).toBe(true);
});

test.each([
  ["opening hours of the shop", "Shop › Opening hours", true],
  ["prices", "Plans › Price", true],
  ["boxes", "A box of bread rolls", true],
  ["addresses", "Address", true],
  ["cities", "City", true],
  ["cities", "The cities we serve", true],
  ["the", "Other pages", false],
  ["color", "Appearance › Colours", true],
  ["colors", "Colours", true],
  ["colour", "The color of the door", true],
  ["zip", "Address › Postcode", true],
  ["zip code", "Postcode", true],
  ["gray paper", "Grey paper", true],
  ["colour", "Collars", false],
])("in English, “%s” matches “%s”: %s", (typed, text, isFound) => {
  expect(matchesQuery(normalizeForSearch(text), parseQuery(typed, english))).toBe(isFound);
});
