import { expect, test } from "vitest";
import { isTemplateText } from "./template-texts.ts";

const excerpt = "Escreva aqui uma ou duas frases que convidam a ler.";

test("a new file's own words are told from what somebody wrote", () => {
  const still = (path: string, value: object) => isTemplateText("article.json", value, path);
  expect(still("/excerpt", { excerpt })).toBe(true);
  expect(still("/excerpt", { excerpt: "Férias sem susto." })).toBe(false);
  expect(still("/title", { title: "{title}" })).toBe(false);
  expect(still("/body", { body: "Comece aqui.\n" })).toBe(false);
  expect(isTemplateText("faq.json", [{ question: excerpt }], "/0/question")).toBe(false);
});
