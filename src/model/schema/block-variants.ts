import { childValue, pointer, stepsOf, valueAt } from "../../yaml/json-pointer.ts";
import type { Schemas } from "./schemas.ts";

/** Where a theme says how blocks look that say nothing themselves, by their type. */
const variantsPath = "/variants";

/** The field that says how a block of a type looks, where the theme may say it for all of them: "layout"; else nothing. */
export function variantField(schemas: Schemas, type: string): string | undefined {
  const node = schemas["theme.json"]?.properties?.variants?.properties?.[type];
  // It names that very field: "blocks/grid.json#/properties/layout".
  return stepsOf(node?.$ref?.split("#")[1] ?? "").at(-1);
}

/** Where a theme says the look of blocks of a type: "/variants/grid". */
export function variantPath(type: string): string {
  return pointer(variantsPath, type);
}

/**
 * A page whose blocks look as the theme has it where they say nothing themselves. Anything else stays as it is.
 *
 * @param page the value of the page's file
 * @param theme the value of theme.yaml, with the defaults of its style pack
 */
export function withVariants(page: unknown, theme: unknown, schemas: Schemas): unknown {
  const blocks = childValue(page, "blocks");
  if (!Array.isArray(blocks)) return page;
  return { ...Object(page), blocks: blocks.map((block) => withVariant(block, theme, schemas)) };
}

function withVariant(block: unknown, theme: unknown, schemas: Schemas): unknown {
  const type = String(childValue(block, "type"));
  const field = variantField(schemas, type);
  if (field === undefined || childValue(block, field) !== undefined) return block;
  const look = valueAt(theme, variantPath(type));
  return look === undefined ? block : { ...Object(block), [field]: look };
}
