import { defaultAt } from "../../../../model/defaults/with-defaults.ts";
import { textAt } from "../../../../model/raw-site.ts";
import { lookField, lookPath } from "../../../../model/schema/block-looks.ts";
import { parentOf, pointer, valueAt } from "../../../../yaml/pointer.ts";
import type { StudioModel } from "../../studio-model.ts";

/**
 * How a block looks that does not say it, by the path of the field that would: as the theme has it, or its style. Nothing
 * of any other field.
 */
export function standingLook(
  { session, brought }: Pick<StudioModel, "session" | "brought">,
  file: string,
  path: string,
): string | undefined {
  const block = parentOf(path);
  const type = textAt(valueAt(session.value(file), block), "/type");
  const field = type && lookField(brought.schemas, type);
  if (!type || !field || path !== pointer(block, field)) return undefined;
  const [theme, place] = [session.value("theme.yaml"), lookPath(type)];
  const look = valueAt(theme, place) ?? defaultAt(brought.schemas, "theme.json", place, "", theme);
  return look === undefined ? undefined : String(look);
}
