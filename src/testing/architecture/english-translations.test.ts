import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

const all = ["src", "scripts"].flatMap(filesBelow);
const portuguese = all.filter((path) => /\.pt-br\.(?:ts|mjs|yaml)$/.test(path));

const inEnglish = (path: string) => path.replace(".pt-br.", ".en.");

test("every Portuguese text file has an English counterpart, and there are no others", () => {
  expect(portuguese.length).toBeGreaterThan(50);
  const english = all.filter((path) => /\.en\.(?:ts|mjs|yaml)$/.test(path));
  expect(english.sort()).toEqual(portuguese.map(inEnglish).sort());
});

type Module = Record<string, unknown>;

/** Word lists whose keys differ between languages. */
const ownNames = [
  // Each language has its own number of words for figures, days and seasons.
  /in-words\//,
];

const modules = {
  ...import.meta.glob<Module>("../../**/*.{pt-br,en}.ts", { eager: true }),
  ...import.meta.glob<Module>("../../../scripts/*.{pt-br,en}.mjs", { eager: true }),
};

/** Returns the names in a value, at any depth, each with the type of its value. */
function namesIn(value: unknown, place = ""): string[] {
  const isGroup = Object.prototype.toString.call(value) === "[object Object]";
  if (!isGroup) return [`${place}: ${Array.isArray(value) ? "list" : typeof value}`];
  return Object.entries(Object(value)).flatMap(([name, part]) => namesIn(part, `${place}/${name}`));
}

const pairs = Object.keys(modules).filter((path) => path.includes(".pt-br."));

test.each(pairs)("the English version of %s has all its exports and keys", (path) => {
  const [first, second] = [modules[path] ?? {}, modules[inEnglish(path)] ?? {}];
  const isOwn = ownNames.some((names) => names.test(path));
  const read = isOwn ? Object.keys : (module: Module) => namesIn(module);
  expect(read(second)).toEqual(expect.arrayContaining(read(first)));
});

/**
 * Removes imports, comments and patterns from a source file, so that the texts for editors remain.
 */
function uiTextsIn(text: string): string {
  return text
    .replace(/^import [^;]*;$/gms, "")
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")
    .replace(/(?<=[\s(:])\/(?![/*])(?:\\.|\[[^\]\n]*\]|[^/\n])+\/[a-z]*/g, "");
}

const notEnglish =
  /[ãõçêôâàáéíóú]|\b(?:não|nao|você|arquivo|página|pagina|campo|erro|uma|dos|das|para|pelo|pela|então|texto|Escreva|Confira)\b/giu;

describe("no Portuguese is left", () => {
  const starters = ["src/scaffold/en", "src/scaffold/hosting-recipes/en"].flatMap(filesBelow);
  test.each([...portuguese.map(inEnglish), ...starters])("in %s", (path) => {
    const said = uiTextsIn(readFileSync(join(root, path), "utf8"));
    expect(said.match(notEnglish) ?? []).toEqual([]);
  });
});

describe("a new site", () => {
  const folders = ["pt-br", "en"] as const;
  const files = (language: string) => filesBelow(`src/scaffold/${language}`);
  /** Returns the placeholders that the engine fills in. Each counts once per file. */
  const placesIn = (path: string) =>
    new Set(readFileSync(join(root, path), "utf8").match(/\{\{\w+\}\}/g));

  test("has the same number and kinds of files in each language", () => {
    const [first, second] = folders.map((language) =>
      files(language).map((path) =>
        path.replace(`scaffold/${language}`, "").replace(/[\w-]+(?=\.\w+$)/, ""),
      ),
    );
    expect(second?.sort()).toEqual(first?.sort());
  });

  test("uses the same placeholders in each language", () => {
    const known = new Set(files("pt-br").flatMap((path) => [...placesIn(path)]));
    const asked = new Set(files("en").flatMap((path) => [...placesIn(path)]));
    expect([...asked].sort()).toEqual([...known].sort());
  });

  test("has the same hosting recipes in each language", () => {
    const recipes = (language: string) =>
      readdirSync(join(root, "src/scaffold/hosting-recipes", language));
    expect(recipes("en")).toEqual(recipes("pt-br"));
  });
});
