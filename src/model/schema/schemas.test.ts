import { describe, expect, test } from "vitest";
import { assembleSchemas, blockTitles, refTargetId } from "./schemas.ts";

const files = {
  "page.json": { $id: "page.json", title: "Página" },
  "blocks/steps.json": { $id: "blocks/steps.json", title: "Etapas" },
  "blocks/faq.json": { $id: "blocks/faq.json", title: "Perguntas frequentes" },
};

describe("assembling the schemas", () => {
  test("adds the fields of an extending schema, and throws for a duplicate field or missing base", () => {
    const fields = (name: string) => ({ properties: { [name]: { type: "string" } } });
    const more = { $id: "parts/more.json", extends: "parts/sheet.json", ...fields("table") };
    const schemas = assembleSchemas({
      "parts/sheet.json": fields("name"),
      "parts/more.json": more,
    });
    expect(Object.keys(schemas["parts/sheet.json"]?.properties ?? {})).toEqual(["name", "table"]);
    const twice = { ...more, ...fields("name") };
    const clash = () => assembleSchemas({ "parts/sheet.json": fields("name"), "more.json": twice });
    expect(clash).toThrow("parts/sheet.json cannot be extended: name");
    expect(() => assembleSchemas({ "more.json": more })).toThrow("missing");
  });

  test("keeps every file under its path", () => {
    expect(assembleSchemas(files)).toMatchObject(files);
  });

  test("creates block.json from the files in blocks/, with type as the discriminator", () => {
    expect(assembleSchemas(files)["block.json"]).toMatchObject({
      $id: "block.json",
      discriminator: { propertyName: "type" },
      oneOf: [{ $ref: "blocks/faq.json" }, { $ref: "blocks/steps.json" }],
    });
  });

  test("does not change its input", () => {
    assembleSchemas(Object.freeze(files));
    expect(Object.keys(files)).not.toContain("block.json");
  });
});

test("returns the titles of the blocks by type", () => {
  expect(blockTitles(assembleSchemas(files))).toEqual({
    faq: "Perguntas frequentes",
    steps: "Etapas",
  });
});

test.each([
  ["page.json", "block.json", "block.json"],
  ["site.json", "parts/action.json", "parts/action.json"],
  ["parts/action.json", "link.json", "parts/link.json"],
  ["blocks/cta.json", "../parts/action.json", "parts/action.json"],
])("in %s, resolves the reference %s to %s", (id, ref, target) => {
  expect(refTargetId(id, ref)).toBe(target);
});
