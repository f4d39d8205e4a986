import { defaultAt } from "../../../model/defaults/with-defaults.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { themeVariantPath, variantFieldName } from "../../../model/schema/block-variants.ts";
import { parentPointer, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { StudioModel } from "../studio-model.ts";

/**
 * Returns the variant that a block gets from the theme or the style pack if its own field is empty.
 * Returns `undefined` for any other field.
 *
 * @param path the JSON Pointer to the variant field
 */
export function defaultBlockVariant(
  { session, brought }: Pick<StudioModel, "session" | "brought">,
  file: string,
  path: string,
): string | undefined {
  const block = parentPointer(path);
  const type = textAt(valueAt(session.value(file), block), "/type");
  const field = type && variantFieldName(brought.schemas, type);
  if (!type || !field || path !== pointer(block, field)) return undefined;
  const [theme, place] = [session.value("theme.yaml"), themeVariantPath(type)];
  const look = valueAt(theme, place) ?? defaultAt(brought.schemas, "theme.json", place, "", theme);
  return look === undefined ? undefined : String(look);
}
