import { describe, expect, test } from "vitest";
import { assembleSchemas } from "./schemas.ts";
import { findOrCreateWalker } from "./walk.ts";

const schemas = assembleSchemas({
  "page.json": {
    properties: {
      title: { type: "string", markup: "inline" },
      blocks: { type: "array", items: { $ref: "block.json" } },
    },
  },
  "blocks/note.json": {
    $id: "blocks/note.json",
    properties: {
      text: { $ref: "../parts/text.json", title: "Beside" },
      tags: { patternProperties: { "^a/": { type: "string", link: true } } },
    },
  },
  "parts/text.json": { $id: "parts/text.json", title: "Own", markup: "body" },
});

const page = {
  title: "t",
  other: { title: "unknown to the schema" },
  blocks: [
    { type: "note", text: "x", tags: { "a/b": "/c", b: "no" } },
    { type: "nothing", text: "y" },
  ],
};

const walker = findOrCreateWalker(schemas);

test("visits each value that the schema knows, parents first", () => {
  const visited: string[] = [];
  walker.walk("page.json", page, ({ path, schema }) => {
    visited.push(
      [path, schema.$id, schema.title, schema.markup, schema.link].filter(Boolean).join(" "),
    );
  });
  expect(visited).toEqual([
    "",
    "/title inline",
    "/blocks",
    "/blocks/0 blocks/note.json",
    "/blocks/0/text parts/text.json Beside body",
    "/blocks/0/tags",
    "/blocks/0/tags/a~1b true",
    "/blocks/1 block.json",
    "/blocks/1/type",
  ]);
});

describe("map", () => {
  test("replaces values, and leaves other values and the original unchanged", () => {
    const before = structuredClone(page);
    const mapped = walker.map("page.json", page, ({ value, schema }, inside) =>
      typeof value === "string" && (schema.markup || schema.link) ? `<${value}>` : inside(),
    );
    expect(mapped).toEqual({
      title: "<t>",
      other: { title: "unknown to the schema" },
      blocks: [
        { type: "note", text: "<x>", tags: { "a/b": "</c>", b: "no" } },
        { type: "nothing", text: "y" },
      ],
    });
    expect(page).toEqual(before);
  });

  test("returns values unchanged if they do not match the schema", () => {
    for (const value of [
      undefined,
      null,
      "text",
      1,
      [1],
      { blocks: "none" },
      { blocks: [null, 3] },
    ]) {
      expect(walker.map("page.json", value, (_, inside) => inside())).toEqual(value);
    }
  });
});

test("names the missing schema in the error", () => {
  expect(() => walker.walk("nothing.json", {}, () => {})).toThrow("nothing.json");
});
