import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createTestFolder } from "../testing/command.ts";
import { defaultAnswers } from "./answers.ts";
import { writeSite } from "./new-site.ts";
import { createSitePart } from "./new-site-part.ts";

async function newSite(): Promise<string> {
  const folder = await createTestFolder();
  await writeSite(folder, defaultAnswers("/sol"));
  return join(folder, "content");
}

const mistakes = async (content: string) =>
  (await checkContentFolder(content)).diagnostics.map(({ message }) => message);

test("creates a new page without diagnostics, and refuses a second page of the same name", async () => {
  const content = await newSite();
  const made = await createSitePart("page", 'Sobre "nós"', content);
  expect(made).toEqual({ files: [join(content, "pages/sobre-nos.yaml")], changed: [] });
  expect(await mistakes(content)).toEqual([]);
  expect(await createSitePart("page", "Sobre nós", content)).toEqual({
    refusal: expect.stringContaining("já existe"),
  });
});

test("uses numbered default file names for titles without usable letters", async () => {
  const content = await newSite();
  const filesOf = async (part: "page" | "article") => {
    const made = await createSitePart(part, "Нужна помощь", content);
    return "files" in made ? made.files.map((file) => basename(file)) : made;
  };
  expect(await filesOf("page")).toEqual(["pagina.yaml"]);
  expect(await filesOf("page")).toEqual(["pagina-2.yaml"]);
  expect(await filesOf("article")).toContain("artigo.yaml");
  expect(await filesOf("article")).toEqual(["artigo-2.yaml"]);
  expect(await mistakes(content)).toEqual([]);
});

test("shortens a long file name between words, and refuses a title over the limit", async () => {
  const content = await newSite();
  const title = "Tudo o que sempre se quis saber sobre a nossa oficina e sobre as bicicletas dela";
  const made = await createSitePart("page", `${title} mesmo`, content);
  const file =
    "pages/tudo-o-que-sempre-se-quis-saber-sobre-a-nossa-oficina-e-sobre-as-bicicletas-dela.yaml";
  expect(made).toMatchObject({ files: [join(content, file)] });
  expect(await createSitePart("page", "a".repeat(300), content)).toMatchInlineSnapshot(`
    {
      "refusal": "Com esse nome não dá certo, e nada foi mudado: O campo "title" (Título da página) tem 300 letras; o máximo é 120. Corte 180 letras.",
    }
  `);
});

test("transliterates ö and ß in file names", async () => {
  const content = await newSite();
  expect(await createSitePart("page", "Größe & Straße", content)).toMatchObject({
    files: [join(content, "pages/grosse-strasse.yaml")],
  });
});

test("creates blocks that a page can use at once", async () => {
  const content = await newSite();
  expect(await createSitePart("block", "Cardápio do dia", content)).not.toHaveProperty("refusal");
  expect(await createSitePart("block", "Carta", content)).not.toHaveProperty("refusal");
  const page = join(content, "pages/inicio.yaml");
  const block = "\n  - type: cardapio-do-dia\n    title: Hoje\n    text: Pão e sopa.\n";
  writeFileSync(page, readFileSync(page, "utf8") + block);
  expect(await mistakes(content)).toEqual([]);
});

test("creates a block named like an engine component, with another component name", async () => {
  const content = await newSite();
  expect(await createSitePart("block", "Section", content)).not.toHaveProperty("refusal");
  const text = readFileSync(join(content, "blocks/section/section.tsx"), "utf8");
  expect(text).toContain("export function OwnSection(");
  expect(text).toContain("BlockPropsOf<SectionBlock>");
  expect(await mistakes(content)).toEqual([]);
});

test("keeps the CRLF line endings of the block registry", async () => {
  const content = await newSite();
  await createSitePart("block", "Carta", content);
  const file = join(content, "blocks/registry.ts");
  const before = readFileSync(file, "utf8").replaceAll("\n", "\r\n");
  writeFileSync(file, before);
  expect(await createSitePart("block", "Vinhos", content)).not.toHaveProperty("refusal");
  const after = readFileSync(file, "utf8");
  expect(after).toContain('  "carta": Carta,\r\n  "vinhos": Vinhos,\r\n}');
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
});

test("refuses a block whose component name is already taken", async () => {
  const content = await newSite();
  await createSitePart("block", "a-1", content);
  const registry = readFileSync(join(content, "blocks/registry.ts"), "utf8");
  expect(await createSitePart("block", "a1", content)).toEqual({
    refusal: expect.stringContaining('"a-1"'),
  });
  expect(readFileSync(join(content, "blocks/registry.ts"), "utf8")).toBe(registry);
});

test("refuses invalid names and a missing folder, and creates no files", async () => {
  const content = await newSite();
  for (const [part, name] of [
    ["block", "Hero"],
    ["block", "24 horas"],
    ["block", "???"],
    ["page", " "],
    ["article", ""],
    ["page", "404"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what content would read as a fact
    ["article", "Sobre ${firm.nada}"],
    ["page", "x".repeat(200)],
  ] as const)
    expect(await createSitePart(part, name, content)).toHaveProperty("refusal");
  expect(await createSitePart("page", "Sobre", join(content, "none"))).toHaveProperty("refusal");
  for (const place of ["blocks", "articles", "categories.yaml"])
    expect(existsSync(join(content, place))).toBe(false);
  expect(readFileSync(join(content, "site.yaml"), "utf8")).not.toContain("articles:");
});

test("adds what articles need with the first article, and keeps the existing settings", async () => {
  const content = await newSite();
  const before = readFileSync(join(content, "site.yaml"), "utf8");
  expect(await createSitePart("article", "Feriado", content)).toEqual({
    files: ["articles/feriado.yaml", "categories.yaml", "pages/blog.yaml"].map((path) =>
      join(content, path),
    ),
    changed: [join(content, "site.yaml")],
    blog: "/blog",
  });
  const after = readFileSync(join(content, "site.yaml"), "utf8");
  expect(after.startsWith(before)).toBe(true);
  expect(await createSitePart("article", "Outro", content)).toEqual({
    files: [join(content, "articles/outro.yaml")],
    changed: [],
    blog: undefined,
  });
  for (const file of ["pages/blog.yaml", "articles/feriado.yaml", "articles/outro.yaml"]) {
    const path = join(content, file);
    expect(await mistakes(content)).toEqual([]);
    writeFileSync(path, readFileSync(path, "utf8").replace("draft: true\n", ""));
  }
  expect(await mistakes(content)).toEqual([]);
});

test.each(['É "só": isto — 🎉', "con", "404", "null", "O'Hara & filhos"])(
  "creates an article with the title %j, and refuses it a second time",
  async (title) => {
    const content = await newSite();
    expect(await createSitePart("article", title, content)).not.toHaveProperty("refusal");
    expect(await mistakes(content)).toEqual([]);
    const kept = readFileSync(join(content, "site.yaml"), "utf8");
    expect(await createSitePart("article", title, content)).toEqual({
      refusal: expect.stringContaining("nada foi mudado"),
    });
    expect(readFileSync(join(content, "site.yaml"), "utf8")).toBe(kept);
  },
);

test("refuses to create an article if site.yaml cannot be parsed", async () => {
  const content = await newSite();
  writeFileSync(join(content, "site.yaml"), "language: [\n");
  expect(await createSitePart("article", "Novo", content)).toHaveProperty("refusal");
  expect(existsSync(join(content, "articles"))).toBe(false);
});
