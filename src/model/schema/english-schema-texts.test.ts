import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { splitOptionExplanations } from "../../codegen/guide/option-explanations.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import {
  createAjv,
  createObjectFromExamples,
  findInvalidExamples,
  listSchemaNodes,
} from "../../testing/schema-nodes.ts";
import { childValue, pointer, splitPointer } from "../../yaml/json-pointer.ts";
import { readTree } from "../../yaml/parse/tree.ts";
import { blockSchemaIds, type Schema, type Schemas } from "./schemas.ts";

type Words = Record<string, Record<string, Record<string, unknown>>>;

/** A text of a schema, or a list of texts, with its JSON Pointer. */
interface Told {
  id: string;
  path: string;
  keyword: string;
  value: unknown;
}

const texts = ["title", "description", "examples", "counted"];

// Keywords for validators and the engine. Editors never see their values.
const silent = ["examples", "counted", "resolved", "defaults", "enum", "const", "required"];

/** Texts that are the same in both languages. */
const alike = [
  ...["all", "clients", "experience", "/blog", "name", "message", "email", "tel", "organization"],
  ...["Bakery", "Newsreader", "Instrument Sans", "Georgia", "Times New Roman", "Menu", "WhatsApp"],
  ...["jan", "Jan", "xayzwvqr", "a1b2c3d4-0000-4000-8000-0123456789ab", "hero.svg", "50% 20%"],
  ...["C1425CLA", "CA", "ease-out"],
];

const english = read("schemas/words/en.yaml");
const schemas = readSchemas(undefined, undefined, "pt-br");
const inEnglish = readSchemas(undefined, undefined, "en");
const told = Object.entries(schemas).flatMap(([id, schema]) => textsIn(id, "", schema));
const words: Told[] = Object.entries(english).flatMap(([id, places]) =>
  Object.entries(places).flatMap(([path, texts]) =>
    Object.entries(texts).map(([keyword, value]) => ({ id, path, keyword, value })),
  ),
);
const nodes = withFiles(inEnglish).flatMap(([id, schema]) =>
  listSchemaNodes(schema, { id, pointer: "", key: "" }),
);
const ajv = createAjv(inEnglish, "GB");

describe("the English schema texts", () => {
  test("cover every title, description and name of list entries", () => {
    const lacking = told.filter(
      ({ keyword, ...place }) => keyword !== "examples" && !inWords(place, keyword),
    );
    expect(told.length).toBeGreaterThan(1500);
    expect(lacking.map(nameOf)).toEqual([]);
  });

  test("cover every example that contains words", () => {
    const lacking = told.filter(
      ({ keyword, value, ...place }) =>
        keyword === "examples" && !inWords(place, keyword) && hasWords(place, value),
    );
    expect(lacking.map(({ value, ...each }) => [nameOf(each), value])).toEqual([]);
  });

  test("translate only texts that exist in the schemas", () => {
    const idle = words.filter(({ id, path, keyword }) => nodeIn(id, path)?.[keyword] === undefined);
    expect(idle.map(nameOf)).toEqual([]);
  });

  test("contain no Portuguese words or letters", () => {
    const portuguese =
      /[áàâãéêíóôõúç]|(?<![\p{L}.])(?:aqui|com|da|das|de|dos|em|esta|este|nome|o que|os|ou|para|pelo|por|que|sem|seu|sobre|texto|uma?|contato|servicos?|formulario|planos?|gestao|pagina|categoria)(?!\p{L})/iu;
    const found = words.flatMap((each) =>
      textsOf(each.value)
        .filter((text) => portuguese.test(withoutNames(text)))
        .map((text) => [nameOf(each), text]),
    );
    expect(found).toEqual([]);
  });

  test("use backticks only for names of existing fields", () => {
    const names = new Set(nodes.map(({ place }) => place.key));
    const named = words.flatMap(({ value }) => [...String(value).matchAll(/`([^`]*)`/g)]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, name = ""]) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  test("use the words all and true only at the start of a description or after “featured: ”", () => {
    const found = words.filter(
      ({ keyword, value }) =>
        keyword === "description" && /(?<!^|featured: )\b(?:all|true)\b/.test(String(value)),
    );
    expect(found.map(({ value, ...each }) => [nameOf(each), value])).toEqual([]);
  });
});

describe("the English schemas", () => {
  test("have descriptions that end like sentences, and capitalised titles without a full stop", () => {
    const descriptions = words.filter(({ keyword }) => keyword === "description");
    expect(descriptions.filter(({ value }) => !/[.…]$/.test(String(value)))).toEqual([]);
    const titles = words.filter(({ keyword }) => keyword === "title");
    expect(titles.filter(({ value }) => !/^\p{Lu}.*[^.]$/u.test(String(value)))).toEqual([]);
  });

  test("explain each option of a field in its description", () => {
    const offering = nodes.filter(({ node }) => node.description && optionsOf(node).length > 0);
    expect(offering.length).toBeGreaterThan(20);
    for (const { node } of offering)
      splitOptionExplanations(node.description ?? "", optionsOf(node));
  });

  test("have only valid examples", () => {
    expect(findInvalidExamples(ajv, nodes)).toEqual([]);
  });

  test.each(blockSchemaIds(inEnglish))("give a valid block from the first examples: %s", (id) => {
    const validate = ajv.getSchema("block.json");
    expect([validate?.(createObjectFromExamples(inEnglish, id)), validate?.errors]).toEqual([
      true,
      null,
    ]);
  });
});

function read(file: string): Words {
  const tree = readTree(readFileSync(file, "utf8"));
  if ("offset" in tree) throw new Error(`${file} cannot be read from ${tree.offset}.`);
  return tree.value as Words;
}

/** Returns all schemas except "block.json", which has no file. */
function withFiles(all: Schemas): [string, Schema][] {
  return Object.entries(all).filter(([id]) => id !== "block.json");
}

function textsIn(id: string, path: string, node: unknown, isMap = false): Told[] {
  if (typeof node !== "object" || node === null) return [];
  const entries = Object.entries(node);
  const own = isMap || Array.isArray(node) ? [] : entries.filter(([name]) => texts.includes(name));
  const below = entries.filter(([name]) => isMap || !silent.includes(name));
  return [
    ...own.map(([keyword, value]) => ({ id, path, keyword, value })),
    ...below.flatMap(([name, child]) => {
      const hasNames = !isMap && ["properties", "patternProperties", "byCountry"].includes(name);
      return textsIn(id, pointer(path, name), child, hasNames);
    }),
  ];
}

type Spot = Pick<Told, "id" | "path">;

function inWords({ id, path }: Spot, keyword: string): unknown {
  return english[id]?.[path]?.[keyword];
}

function nodeIn(id: string, path: string): Record<string, unknown> | undefined {
  const node = splitPointer(path).reduce<unknown>(childValue, schemas[id]);
  return typeof node === "object" ? (node as Record<string, unknown>) : undefined;
}

function nameOf({ id, path, keyword }: Omit<Told, "value">): string {
  return `${id}#${path} ${keyword}`;
}

function optionsOf({ enum: own, items }: Schema): string[] {
  return (own ?? items?.enum ?? []).map(String);
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether examples need translation. Options, facts, colours, font files and dates do not. */
function hasWords({ id, path }: Spot, value: unknown): boolean {
  const options = Object.values(schemas).flatMap(optionsIn);
  const [, own = ""] = /^blocks\/(.*)\.json$/.exec(id) ?? [];
  const known = new Set([...options, ...alike, own]);
  const silentForm =
    /^(?:[#${\d].*|@fontsource.*|newsreader.*|tel:\$\{.*|https:\/\/.*|[A-Z0-9 ]{5,8}|[A-Z]{3}|(?:America|Europe)\/[\w/]+)$/;
  return textsOf(nodeIn(id, path) ? value : undefined).some(
    (text) => !known.has(text) && !silentForm.test(text),
  );
}

function optionsIn(node: Schema): string[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])];
  return [...optionsOf(node), ...inner.flatMap(optionsIn)];
}

/** Removes the names of style packs, which are Portuguese in every language. */
function withoutNames(text: string): string {
  return text.replaceAll(/livro-razao|relogio-de-sol/g, "");
}
