import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockTraits } from "../../blocks/traits.ts";
import type { Schema } from "../../model/schema/schemas.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "schemas/blocks");
const types = readdirSync(folder).map((name) => name.replace(".json", ""));

/**
 * Block types whose names have other meanings, too: collections, file and text kinds, label groups,
 * deliveries, CSS classes.
 */
const ambiguous = [
  "contact",
  "downloads",
  "events",
  "faq",
  "form",
  "map",
  "prose",
  "quote",
  "resources",
  "services",
  "team",
  "testimonials",
  "video",
];

const either = (names: readonly string[]) => names.join("|");
const clear = types.filter((type) => !ambiguous.includes(type));

/**
 * Three kinds of mention: the name as a string, a comparison with `type`, and a path to the block's
 * folder or schema.
 */
const mentions = [
  new RegExp(`["'\`](?:${either(clear)})["'\`]`),
  new RegExp(`type\\W{1,6}[!=]==? ["'](?:${either(types)})["']`),
  new RegExp(`(?<!\\.)\\bblocks\\\\?/(?:${either(types)})(?:\\\\?/|\\.json)`),
];

function engineFiles(): string[] {
  const names = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => name.replaceAll("\\", "/"));
  const sources = files.filter((file) => /(?<!\.test|\.e2e)\.tsx?$/.test(file));
  return sources.filter((file) => !/^(?:blocks|testing|bench|e2e)\/|^model\/types\.ts$/.test(file));
}

/**
 * Returns the lines that mention a block type. Ignores comments, where a type is only an example.
 */
function mentionsIn(file: string): string[] {
  const lines = readFileSync(join(root, "src", file), "utf8").split("\n");
  const code = lines.filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line));
  return code
    .filter((line) => mentions.some((mention) => mention.test(line)))
    .map((line) => `${file}: ${line.trim()}`);
}

test("the engine mentions no block type outside the blocks folder", () => {
  const files = engineFiles();
  expect(types.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(250);
  expect(files.flatMap(mentionsIn)).toEqual([]);
});

test.each([
  'if (block.type === "map") {',
  'textAt(block, "/type") === "featured-article"',
  'blocks.some(({ type }) => type !== "notice")',
  'import { mapFrame } from "../../blocks/map/map.tsx";',
  'if (schema.$id === "blocks/services.json")',
])("finds the block type in: %s", (line) => {
  expect(mentions.some((mention) => mention.test(line))).toBe(true);
});

test("the schemas and the code agree on which blocks take the featured article", () => {
  const read = (type: string): Schema =>
    JSON.parse(readFileSync(join(folder, `${type}.json`), "utf8"));
  const told = types.filter((type) => read(type).takesFeatured);
  const known = blockTraits.filter(([, { takesFeatured }]) => takesFeatured);
  expect(told.length).toBeGreaterThan(0);
  expect(known.map(([type]) => type)).toEqual(told);
});
