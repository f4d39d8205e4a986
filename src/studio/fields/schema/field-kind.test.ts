import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { resolveRef } from "../../../model/schema/resolve-refs.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import { type FieldKind, fieldKindOf } from "./field-kind.ts";

const content = join(import.meta.dirname, "../../../../content");
const schemas = readSchemas(join(content, "blocks"));

interface Found {
  place: string;
  kind: FieldKind | undefined;
}

/** Returns the kinds of a node and its descendants, within its own schema file. */
function kindsIn(id: string, written: Schema, place: string, holder?: Schema): Found[] {
  const { node = {}, id: own = id } = resolveRef(schemas, { id, node: written }) ?? {};
  const item = node.items && resolveRef(schemas, { id: own, node: node.items })?.node;
  const found = { place, kind: fieldKindOf(node, { holder, item }) };
  if (written.$ref !== undefined) return [found];
  const inner = Object.entries({
    ...(node.discriminator ? {} : node.properties),
    ...node.patternProperties,
    ...(node.items && { items: node.items }),
  });
  return [found, ...inner.flatMap(([name, each]) => kindsIn(id, each, `${place}/${name}`, node))];
}

const all = Object.entries(schemas).flatMap(([id, schema]) => kindsIn(id, schema, id));

test("every schema node has a field kind", () => {
  expect(all.length).toBeGreaterThan(600);
  expect(all.filter(({ kind }) => kind === undefined)).toEqual([]);
});

test.each<[place: string, kind: FieldKind]>([
  ["entries/plan.json/id", "id"],
  ["entries/plan.json/price", "price"],
  ["entries/plan.json/period", "options"],
  ["entries/plan.json/includes", "reference"],
  ["entries/plan.json/popular", "switch"],
  ["entries/faq-entry.json/answer", "body"],
  ["blocks/hero.json/type", "const"],
  ["blocks/hero.json/title", "lines"],
  ["blocks/hero.json/badge/note", "paragraph"],
  ["blocks/pricing.json/entries", "entries"],
  ["parts/image.json", "picture"],
  ["parts/image.json/src", "picture-file"],
  ["parts/image.json/focus", "focus"],
  ["parts/download.json/src", "download-file"],
  ["parts/link.json", "link"],
  ["parts/palette.json/ink", "color"],
  ["parts/sheet-row.json/value", "number-or-text"],
  ["parts/sheet-row.json/cells", "map"],
  ["theme.json/colors", "schemes"],
  ["page.json/route", "code"],
  ["page.json/blocks", "list"],
  ["block.json", "block"],
  ["site.json/firm/phone", "formatted"],
  ["site.json/firm/name", "text"],
  ["site.json/firm/hours/items/opens", "time"],
  ["site.json/firm/hours/items/days", "checks"],
  ["site.json/firm/specialDays/items/date", "date"],
  ["site.json/firm/foundedYear", "number"],
  ["labels.json/article/updated", "paragraph"],
])("%s has the field kind %s", (place, kind) => {
  expect(all.find((each) => each.place === place)).toEqual({ place, kind });
});

describe("shapes that no schema of the site uses", () => {
  test("a date with a time has the field kind moment", () => {
    expect(fieldKindOf({ type: "string", format: "date-time" })).toBe("moment");
  });

  test("unsupported types have no field kind", () => {
    expect(fieldKindOf({ type: "null" })).toBeUndefined();
    expect(fieldKindOf({ type: ["string", "object"] })).toBeUndefined();
    expect(fieldKindOf({})).toBeUndefined();
  });
});
