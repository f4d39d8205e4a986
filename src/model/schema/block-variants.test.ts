import { expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { defaultAt } from "../defaults/with-defaults.ts";
import { themeVariantPath, variantFieldName, withDefaultVariants } from "./block-variants.ts";
import { nodeAt } from "./find-schema-node.ts";
import { blockTitles } from "./schemas.ts";

const schemas = readSchemas();
const titles = blockTitles(schemas);
const types = Object.keys(titles);
const withLook = types.filter((type) => variantFieldName(schemas, type));

test("theme.json offers the variants of each block type, whose own variant field is optional", () => {
  const fields = (type: string) => schemas[`blocks/${type}.json`]?.properties ?? {};
  const having = types.filter((type) => "variant" in fields(type) || "layout" in fields(type));
  expect(withLook).toEqual(having);
  for (const type of withLook) {
    const own = nodeAt(schemas, `blocks/${type}.json`, {}, `/${variantFieldName(schemas, type)}`);
    const node = nodeAt(schemas, "theme.json", {}, themeVariantPath(type));
    expect(node).toMatchObject({ enum: own?.enum, title: titles[type] });
    expect(schemas[`blocks/${type}.json`]?.required).not.toContain(variantFieldName(schemas, type));
  }
});

test.each(packNames)(
  "the style pack %s has a valid default variant for each block type with variants",
  (pack) => {
    for (const type of withLook) {
      const look = defaultAt(schemas, "theme.json", themeVariantPath(type), "", { pack });
      expect(nodeAt(schemas, "theme.json", {}, themeVariantPath(type))?.enum).toContain(look);
    }
  },
);

test("adds the theme's default variant to blocks without one, and keeps a block's own variant", () => {
  const theme = { variants: { gallery: "strip", grid: "tiles" } };
  const blocks = [
    { type: "gallery" },
    { type: "gallery", variant: "grid" },
    { type: "grid" },
    { type: "faq" },
    { type: "hero" },
    "no block",
  ];
  expect(childValue(withDefaultVariants({ route: "/", blocks }, theme, schemas), "blocks")).toEqual(
    [
      { type: "gallery", variant: "strip" },
      { type: "gallery", variant: "grid" },
      { type: "grid", layout: "tiles" },
      { type: "faq" },
      { type: "hero" },
      "no block",
    ],
  );
  expect(withDefaultVariants("no page", theme, schemas)).toBe("no page");
  expect(withDefaultVariants({ blocks }, undefined, schemas)).toEqual({ blocks });
});
