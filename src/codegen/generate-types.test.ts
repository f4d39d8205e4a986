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

test("the types on disk match the schemas on disk (else: npm run types)", async () => {
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

test("the types of the shipped site's own code match its schemas", async () => {
  const ids = siteSchemaIds("content/blocks");
  expect(await generateSiteTypes(loadProjectSchemas(), ids)).toBe(ownWritten);
});

test("the engine's types have no names of one trade, and the site's types import from prelo/block", () => {
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

  test("of a text is inlined where it is referenced", async () => {
    const code = await typesOf({
      "parts/id.json": text,
      "entries/plan.json": object({ id: { $ref: "../parts/id.json" } }),
    });
    expect(code).toContain("  /** Um texto. */\n  id: string;");
  });

  test("of an object becomes a named type where it is referenced", async () => {
    const code = await typesOf({
      "parts/action.json": object({ label: text }),
      "site.json": object({ links: { type: "array", items: { $ref: "parts/action.json" } } }),
    });
    expect(code).toContain("export interface SiteSettings {\n  links: Action[];\n}");
  });

  test("of a set of options becomes a named type", async () => {
    const code = await typesOf({ "parts/weekday.json": { type: "string", enum: ["sunday"] } });
    expect(code).toContain('export type Weekday = "sunday";');
  });
});

describe("the types of resolved content", () => {
  const plan = object({ id: text });
  const plans: Schema = { type: "array", items: { $ref: "entries/plan.json" } };
  const files = { "entries/plan.json": plan, "plans.json": plans };

  test("contain entries in place of their ids", async () => {
    const entries: Schema = { type: ["string", "array"], collection: "plans" };
    const block = object({ entries, best: { type: "string", collection: "plans" } });
    const code = await typesOf({ ...files, "blocks/pricing.json": block });
    expect(code).toContain("  entries: Plan[];\n  best: Plan;\n");
  });

  test("contain entries that are listed in the site settings", async () => {
    const code = await typesOf({
      "entries/claim.json": object({ value: text }),
      "site.json": object({ claims: { type: "array", items: { $ref: "entries/claim.json" } } }),
      "blocks/stats.json": object({ entries: { type: ["string", "array"], collection: "claims" } }),
    });
    expect(code).toContain("export interface StatsBlock {\n  entries: Claim[];\n}");
  });

  test("contain the fields that resolving adds", async () => {
    const width: Schema = { type: "number" };
    const image = object({ src: text }, { resolved: object({ width }) });
    const code = await typesOf({ "parts/image.json": image });
    expect(code).toContain("  src: string;\n  width: number;\n");
  });

  test("keep the id of a reference", async () => {
    const code = await typesOf({
      "article.json": object({ author: { ...text, reference: "team" } }),
    });
    expect(code).toContain("  author: string;\n");
  });
});

test("marks texts with markup in their comments", async () => {
  const code = await typesOf({ "article.json": object({ body: { ...text, markup: "body" } }) });
  expect(code).toContain("/** Um texto. (body markup) */");
});

test("throws for a collection without a schema", async () => {
  const block = object({ entries: { type: "array", collection: "recipes" } });
  await expect(typesOf({ "blocks/menu.json": block })).rejects.toThrow('collection "recipes"');
});

test("throws for a reference to a missing schema file", async () => {
  const page = object({ image: { $ref: "parts/image.json" } });
  await expect(typesOf({ "page.json": page })).rejects.toThrow('no schema "parts/image.json"');
});
