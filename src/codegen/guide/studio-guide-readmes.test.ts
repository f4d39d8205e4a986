import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";

const root = join(import.meta.dirname, "../../..");
const content = join(root, "content");
const readMe = readFileSync(join(content, "LEIA-ME.md"), "utf8");
/** The studio guides: of the shipped site, and of a new site in English. */
const guides = [
  { language: "pt-br", text: readMe, from: "\n## O que se faz todo dia" },
  {
    language: "en",
    text: readFileSync(join(root, "src/scaffold/en/content/README.md"), "utf8"),
    from: "\n## Everyday tasks",
  },
];
const imagesFolder = "passo-a-passo/imagens";
/** The maximum size of a picture in bytes. */
const mostBytes = 60 * 1024;
/** Bold texts of the guides that are not texts of the studio. */
const elsewhere = [
  "negrito",
  "Mais informações",
  "Executar assim mesmo",
  "Executar como um programa",
  "Terminal",
  "bold",
  "More info",
  "Run anyway",
  "Run as a program",
];

describe.each(guides)(
  "the editors' guide to the studio ($language)",
  ({ language, text, from }) => {
    const recipes = text.slice(text.indexOf(from));

    test("quotes only texts of the studio and titles of schemas", () => {
      const quoted = [...recipes.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = ""]) => words);
      expect(quoted.length).toBeGreaterThan(100);
      const known = new Set([...elsewhere, ...screenWords(language), ...schemaTitles(language)]);
      expect(quoted.filter((words) => !known.has(words))).toEqual([]);
    });

    test("has one to five steps in each recipe", () => {
      const lengths = recipes
        .split(/\n### /)
        .slice(1)
        .map((recipe) => [recipe.split("\n")[0], recipe.match(/^\d+\. /gm)?.length ?? 0] as const);
      expect(lengths.length).toBeGreaterThan(15);
      expect(lengths.filter(([, steps]) => steps === 0 || steps > 5)).toEqual([]);
    });

    test("links only to existing headings", () => {
      const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title));
      for (const [, anchor = ""] of text.matchAll(/\]\(#([^)]+)\)/g))
        expect(anchors).toContain(anchor);
    });
  },
);

test("the guide's pictures exist, are at most 60 KB and have descriptions, and none is unused", () => {
  const pictures = [...readMe.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const [, alt = "", path = ""] of pictures) {
    expect(alt.length, path).toBeGreaterThan(20);
    expect(existsSync(join(content, path)), path).toBe(true);
    expect(statSync(join(content, path)).size, path).toBeLessThanOrEqual(mostBytes);
  }
  const shown = pictures.map(([, , path = ""]) => path).sort();
  const there = readdirSync(join(content, imagesFolder)).map((name) => `${imagesFolder}/${name}`);
  expect(there.sort()).toEqual(shown);
});

/** Returns the anchor that most Markdown renderers give to a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, "")
    .replaceAll(" ", "-");
}

/**
 * Returns the complete texts of the studio's catalogues. Of texts that end with a number or name,
 * returns the beginning.
 */
function screenWords(language: string): string[] {
  const folder = join(root, "src/studio");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((path) => path.endsWith(`strings.${language}.ts`))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), "utf8");
      const found = text.matchAll(/"([^"\n]+)"|`([^`$]+?) ?\(?\$\{/g);
      return [...found].map(([, whole, beginning = ""]) => whole ?? beginning);
    });
}

function schemaTitles(language: string): string[] {
  return Object.values(readSchemas(undefined, undefined, language)).flatMap(titlesIn);
}

function titlesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "title" in node && typeof node.title === "string" ? [node.title] : [];
  return [...own, ...Object.values(node).flatMap(titlesIn)];
}
