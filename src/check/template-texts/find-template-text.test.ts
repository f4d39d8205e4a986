import { expect, test } from "vitest";
import { findTemplateText } from "./find-template-text.ts";

const excerpt = "Escreva aqui uma ou duas frases que convidam a ler.";

test("finds the text of a new file from a template, but no other text", () => {
  const still = (text: string) => findTemplateText("article.json", text);
  expect(still(excerpt)).toBe(excerpt);
  expect(still(`${excerpt} Férias sem susto.`)).toBe(excerpt);
  expect(still(excerpt.replace("duas frases", "duas\n  frases"))).toBe(excerpt);
  expect(still("Férias sem susto.")).toBeUndefined();
  expect(still("{title}")).toBeUndefined();
  expect(still("")).toBeUndefined();
  expect(findTemplateText("faq.json", excerpt)).toBeUndefined();
});

test("finds leftover paragraphs of the template, but not their words inside a sentence", () => {
  const still = (text: string) => findTemplateText("article.json", text);
  expect(still("Férias.\n\n## O primeiro assunto\n\nQuem tem direito.")).toBe(
    "## O primeiro assunto",
  );
  expect(still("Férias.\n\nContinue aqui.\n")).toBe("Continue aqui.");
  expect(still("Comece aqui.\n")).toBeUndefined();
  expect(still("Quando o guia disser: Continue aqui. Pare.")).toBeUndefined();
});

test("finds an unanswered sentence of the template in every file type and within a title", () => {
  const trade = "Escreva aqui, em uma frase, o que você faz";
  expect(findTemplateText("site.json", `${trade}.`)).toBe(trade);
  expect(findTemplateText("page.json", `Padaria Sol: ${trade}`)).toBe(trade);
});
