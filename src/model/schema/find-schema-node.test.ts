import { expect, test } from "vitest";
import { nodeAt } from "./find-schema-node.ts";
import { assembleSchemas } from "./schemas.ts";

const schemas = assembleSchemas({
  "page.json": {
    properties: { blocks: { title: "Blocos", items: { $ref: "block.json" } } },
  },
  "blocks/hero.json": {
    title: "Destaque inicial",
    properties: {
      image: { $ref: "../parts/image.json", title: "Gravura" },
      look: { title: "Disposição", enum: ["side", "full"] },
      set: { patternProperties: { "^x-": { title: "Livre" } } },
    },
  },
  "theme.json": {
    properties: { hero: { $ref: "blocks/hero.json#/properties/look", title: "Destaque" } },
  },
  "parts/image.json": {
    title: "Imagem",
    description: "Uma imagem.",
    properties: { alt: { title: "Descrição" } },
  },
});

const value = { blocks: [{ type: "hero", image: { alt: "" }, set: { "x-a": 1 } }, { type: "no" }] };

test.each([
  ["/blocks", "Blocos"],
  ["/blocks/0", "Destaque inicial"],
  ["/blocks/0/image", "Gravura"],
  ["/blocks/0/image/alt", "Descrição"],
  ["/blocks/0/set/x-a", "Livre"],
])("finds the schema node of %s, with the title %s", (path, title) => {
  expect(nodeAt(schemas, "page.json", value, path)?.title).toBe(title);
});

test("prefers the keywords beside a reference to those of its target", () => {
  const node = nodeAt(schemas, "page.json", value, "/blocks/0/image");
  expect(node).toMatchObject({ title: "Gravura", description: "Uma imagem." });
});

test("resolves a reference to a field of another file", () => {
  const node = nodeAt(schemas, "theme.json", {}, "/hero");
  expect(node).toEqual({ title: "Destaque", enum: ["side", "full"] });
});

test.each(["/nada", "/blocks/0/nada", "/blocks/0/set/y", "/blocks/1/image", "/toString"])(
  "returns undefined for the unknown path %s",
  (path) => {
    expect(nodeAt(schemas, "page.json", value, path)).toBeUndefined();
  },
);
