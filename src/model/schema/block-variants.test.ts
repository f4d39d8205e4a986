import { expect, test } from "vitest";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { defaultAt } from "../defaults/with-defaults.ts";
import { themeVariantPath, variantField, withDefaultVariants } from "./block-variants.ts";
import { nodeAt } from "./find-schema-node.ts";
import { blockTitles } from "./schemas.ts";

const schemas = readSchemas();
const titles = blockTitles(schemas);
const types = Object.keys(titles);
const withLook = types.filter((type) => variantField(schemas, type));

test("the theme says the look of each type of block that has one, by the field of that very block", () => {
  const fields = (type: string) => schemas[`blocks/${type}.json`]?.properties ?? {};
  const having = types.filter((type) => "variant" in fields(type) || "layout" in fields(type));
  expect(withLook).toEqual(having);
  for (const type of withLook) {
    const own = nodeAt(schemas, `blocks/${type}.json`, {}, `/${variantField(schemas, type)}`);
    const node = nodeAt(schemas, "theme.json", {}, themeVariantPath(type));
    expect(node).toMatchObject({ enum: own?.enum, title: titles[type] });
    expect(schemas[`blocks/${type}.json`]?.required).not.toContain(variantField(schemas, type));
  }
});

test.each(packNames)("the style %s has a look for each of them", (pack) => {
  for (const type of withLook) {
    const look = defaultAt(schemas, "theme.json", themeVariantPath(type), "", { pack });
    expect(nodeAt(schemas, "theme.json", {}, themeVariantPath(type))?.enum).toContain(look);
  }
});

test("a block that says nothing looks as the theme has it; what it says itself counts more", () => {
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
