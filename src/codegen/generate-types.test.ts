import { describe, expect, test } from "vitest";
import ownWritten from "../../content/blocks/types.ts?raw";
import { siteSchemaIds } from "../load/site-code/read-schemas.ts";
import { assembleSchemas, type Schema } from "../model/schema/schemas.ts";
import written from "../model/types.ts?raw";
import { loadProjectSchemas } from "../testing/content/schema-specimens.ts";
import { generateSiteTypes, generateTypes } from "./generate-types.ts";

const text: Schema = { type: "string", description: "Um texto." };

function object(properties: Record<string, Schema>, more: Schema = {}): Schema {
  return { type: "object", required: Object.keys(properties), properties, ...more };
}

async function typesOf(files: Record<string, Schema>): Promise<string> {
  const code = await generateTypes(assembleSchemas(files));
  return code.slice(code.indexOf("export"));
}

test("the types on disk are those of the schemas on disk (else: npm run types)", async () => {
  const files = import.meta.glob<Schema>("../../schemas/**/*.json", {
    eager: true,
    import: "default",
  });
  const byPath = Object.entries(files).map(([path, schema]) => [
    path.replace("../../schemas/", ""),
    schema,
  ]);
  expect(await generateTypes(assembleSchemas(Object.fromEntries(byPath)))).toBe(written);
});

test("so are those of the shipped site's own code, beside it", async () => {
  const ids = siteSchemaIds("content/blocks");
  expect(await generateSiteTypes(loadProjectSchemas(), ids)).toBe(ownWritten);
});

test("what is of one trade stands in the types of the site alone", () => {
  expect(written).not.toMatch(/tax|calculator/i);
  expect(ownWritten).toMatch(/^import type \{ \w+(?:, \w+)* \} from "prelo\/block";$/m);
});

describe("a schema file", () => {
  test("of a block becomes an interface and a member of the union", async () => {
    const code = await typesOf({
      "blocks/article-list.json": object({ type: { const: "article-list" }, title: text }),
    });
    expect(code).toMatchInlineSnapshot(`
      "export interface ArticleListBlock {
        type: "article-list";
        /** Um texto. */
        title: string;
      }

      /** Anything that a page can be made of. */
      export type Block =
        | ArticleListBlock;

      /** What tells one kind of block from another. */
      export type BlockType = Block["type"];

      /** The block of type T. */
      export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
      "
    `);
  });

  test("of a text stands in place where it is referred to", async () => {
    const code = await typesOf({
      "parts/id.json": text,
      "entries/plan.json": object({ id: { $ref: "../parts/id.json" } }),
    });
    expect(code).toContain("  /** Um texto. */\n  id: string;");
  });

  test("of an object is named where it is referred to", async () => {
    const code = await typesOf({
      "parts/action.json": object({ label: text }),
      "site.json": object({ links: { type: "array", items: { $ref: "parts/action.json" } } }),
    });
    expect(code).toContain("export interface SiteSettings {\n  links: Action[];\n}");
  });

  test("of a set of options has a name", async () => {
    const code = await typesOf({ "parts/weekday.json": { type: "string", enum: ["sunday"] } });
    expect(code).toContain('export type Weekday = "sunday";');
  });
});

describe("resolved content", () => {
  const plan = object({ id: text });
  const plans: Schema = { type: "array", items: { $ref: "entries/plan.json" } };
  const files = { "entries/plan.json": plan, "plans.json": plans };

  test("has the entries where their ids were written", async () => {
    const entries: Schema = { type: ["string", "array"], collection: "plans" };
    const block = object({ entries, best: { type: "string", collection: "plans" } });
    const code = await typesOf({ ...files, "blocks/pricing.json": block });
    expect(code).toContain("  entries: Plan[];\n  best: Plan;\n");
  });

  test("has entries that are listed in the settings of the site", async () => {
    const code = await typesOf({
      "entries/claim.json": object({ value: text }),
      "site.json": object({ claims: { type: "array", items: { $ref: "entries/claim.json" } } }),
      "blocks/stats.json": object({ entries: { type: ["string", "array"], collection: "claims" } }),
    });
    expect(code).toContain("export interface StatsBlock {\n  entries: Claim[];\n}");
  });

  test("has what resolving adds", async () => {
    const width: Schema = { type: "number" };
    const image = object({ src: text }, { resolved: object({ width }) });
    const code = await typesOf({ "parts/image.json": image });
    expect(code).toContain("  src: string;\n  width: number;\n");
  });

  test("keeps the id of a reference", async () => {
    const code = await typesOf({
      "article.json": object({ author: { ...text, reference: "team" } }),
    });
    expect(code).toContain("  author: string;\n");
  });
});

test("texts with markup say so", async () => {
  const code = await typesOf({ "article.json": object({ body: { ...text, markup: "body" } }) });
  expect(code).toContain("/** Um texto. (body markup) */");
});

test("a collection that no schema describes is a fault", async () => {
  const block = object({ entries: { type: "array", collection: "recipes" } });
  await expect(typesOf({ "blocks/menu.json": block })).rejects.toThrow('collection "recipes"');
});

test("a reference to a file that is not there is a fault", async () => {
  const page = object({ image: { $ref: "parts/image.json" } });
  await expect(typesOf({ "page.json": page })).rejects.toThrow('no schema "parts/image.json"');
});
