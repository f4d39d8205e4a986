import { childValue, pointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { Schemas } from "./schemas.ts";

/** The JSON Pointer to the default variants of a theme, which are listed by block type. */
const variantsPath = "/variants";

/**
 * Returns the name of the field that holds a block's variant, such as "layout"; `undefined` if a
 * theme cannot set a default for the block type.
 */
export function variantFieldName(schemas: Schemas, type: string): string | undefined {
  const node = schemas["theme.json"]?.properties?.variants?.properties?.[type];
  // The theme's `$ref` points to the field itself: "blocks/grid.json#/properties/layout".
  return splitPointer(node?.$ref?.split("#")[1] ?? "").at(-1);
}

/** Returns the JSON Pointer to a theme's default variant for a block type: "/variants/grid". */
export function themeVariantPath(type: string): string {
  return pointer(variantsPath, type);
}

/**
 * Sets the variant of each block of a page that has none to the theme's default. Returns a value
 * that is not a page with blocks unchanged.
 *
 * @param page the value of the page's file
 * @param theme the value of theme.yaml, with the defaults of its style pack
 */
export function withDefaultVariants(page: unknown, theme: unknown, schemas: Schemas): unknown {
  const blocks = childValue(page, "blocks");
  if (!Array.isArray(blocks)) return page;
  return {
    ...Object(page),
    blocks: blocks.map((block) => withThemeVariant(block, theme, schemas)),
  };
}

function withThemeVariant(block: unknown, theme: unknown, schemas: Schemas): unknown {
  const type = String(childValue(block, "type"));
  const field = variantFieldName(schemas, type);
  if (field === undefined || childValue(block, field) !== undefined) return block;
  const look = valueAt(theme, themeVariantPath(type));
  return look === undefined ? block : { ...Object(block), [field]: look };
}
