import { expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { formatCount } from "./format-count.ts";

const defaults = readSchemas()["labels.json"]?.defaults ?? {};
const numbers = [0, 1, 2, 5, 21];

test.each([
  ["pt-BR", ["0 artigos", "1 artigo", "2 artigos", "5 artigos", "21 artigos"]],
  ["pt-PT", ["0 artigos", "1 artigo", "2 artigos", "5 artigos", "21 artigos"]],
  ["en", ["0 articles", "1 article", "2 articles", "5 articles", "21 articles"]],
  ["es", ["0 artículos", "1 artículo", "2 artículos", "5 artículos", "21 artículos"]],
  ["fr", ["0 article", "1 article", "2 articles", "5 articles", "21 articles"]],
  ["de", ["0 Artikel", "1 Artikel", "2 Artikel", "5 Artikel", "21 Artikel"]],
])("formatCount uses the correct form of the noun in %s", (language, words) => {
  const { articles } = Object(defaults[language]);
  expect(numbers.map((n) => formatCount(n, articles, language))).toEqual(words);
});

test("formatCount follows the plural rules of the language, and uses the singular for 1 in any", () => {
  const labels = { countOne: "{n} članak", countOther: "članaka: {n}" };
  expect([1, 21, 5].map((n) => formatCount(n, labels, "hr"))).toEqual([
    "1 članak",
    "21 članak",
    "članaka: 5",
  ]);
  expect(formatCount(1, labels, "ja")).toBe("1 članak");
});
