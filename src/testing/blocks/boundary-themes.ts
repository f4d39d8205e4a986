import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Theme } from "../../model/types.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { boundedValues } from "../../theme/size-limits.ts";
import { toCustomProperties } from "../../theme/tokens.ts";

/** A style pack with one of its numbers at its lower or upper bound. */
export interface BoundaryTheme {
  /** JSON Pointer and value: "/sizes/note/phone: 18". */
  name: string;
  /** CSS in the layer `measures`, which overrides the page's own tokens. */
  css: string;
}

/** Creates all variants of a style pack. In each, one number is at one of its bounds. */
export function createBoundaryThemes(pack: PackName): BoundaryTheme[] {
  const theme = withDefaults(readSchemas(), "theme.json", { pack }, "pt-BR") as Theme;
  return boundedValues(theme).flatMap(([path, value, { least, most }]) =>
    [least, most]
      .filter((end) => end !== value)
      .map((end) => ({ name: `${path}: ${end}`, css: cssWithValue(theme, path, end) })),
  );
}

function cssWithValue(theme: Theme, path: string, value: number): string {
  // Not structuredClone: it would keep YAML aliases shared, so one change would hit several places.
  const changed = JSON.parse(JSON.stringify(theme));
  const steps = path.split("/").slice(1);
  const last = String(steps.pop());
  steps.reduce((group, step) => group[step], changed)[last] = value;
  return toCustomProperties(changed).replace("@layer tokens {", "@layer measures {");
}
