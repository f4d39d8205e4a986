import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../site/load-checked.ts";
import { temporaryFolder } from "../testing/command.ts";
import { usualAnswers } from "./answers.ts";
import { newPart } from "./new-part.ts";
import { writeSite } from "./new-site.ts";

async function newSite(): Promise<string> {
  const folder = await temporaryFolder();
  await writeSite(folder, usualAnswers("/sol"));
  return join(folder, "content");
}

const mistakes = async (content: string) =>
  (await checkContent(content)).diagnostics.map(({ message }) => message);

test("a new page is a draft without mistakes, and is made once", async () => {
  const content = await newSite();
  const made = await newPart("page", 'Sobre "nós"', content);
  expect(made).toEqual({ files: [join(content, "pages/sobre-nos.yaml")] });
  expect(await mistakes(content)).toEqual([]);
  expect(await newPart("page", "Sobre nós", content)).toEqual({
    refusal: expect.stringContaining("já existe"),
  });
});

test("new blocks can be written into a page at once", async () => {
  const content = await newSite();
  expect(await newPart("block", "Cardápio do dia", content)).not.toHaveProperty("refusal");
  expect(await newPart("block", "Carta", content)).not.toHaveProperty("refusal");
  const page = join(content, "pages/inicio.yaml");
  const block = "\n  - type: cardapio-do-dia\n    title: Hoje\n    text: Pão e sopa.\n";
  writeFileSync(page, readFileSync(page, "utf8") + block);
  expect(await mistakes(content)).toEqual([]);
});

test("what cannot be made is told, and leaves nothing", async () => {
  const content = await newSite();
  for (const [part, name] of [
    ["block", "Hero"],
    ["block", "24 horas"],
    ["page", " "],
    ["article", "Novo"],
  ] as const)
    expect(await newPart(part, name, content)).toHaveProperty("refusal");
  expect(await newPart("page", "Sobre", join(content, "none"))).toHaveProperty("refusal");
  expect(existsSync(join(content, "blocks"))).toBe(false);
});
