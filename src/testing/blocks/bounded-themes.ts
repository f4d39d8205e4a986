import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Theme } from "../../model/types.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { boundedValues } from "../../theme/size-limits.ts";
import { toCustomProperties } from "../../theme/tokens.ts";

/** The look of a style with one of its numbers as small or as large as pages bear it. */
export interface LimitTheme {
  /** "/sizes/note/phone: 18". */
  name: string;
  /** Counts more than what a page has, whose tokens stand in a layer. */
  css: string;
}

/** The look of a style, once with each of its numbers at each of its ends. */
export function limitThemes(pack: PackName): LimitTheme[] {
  const theme = withDefaults(readSchemas(), "theme.json", { pack }, "pt-BR") as Theme;
  return boundedValues(theme).flatMap(([path, value, { least, most }]) =>
    [least, most]
      .filter((end) => end !== value)
      .map((end) => ({ name: `${path}: ${end}`, css: cssWith(theme, path, end) })),
  );
}

function cssWith(theme: Theme, path: string, value: number): string {
  // Not structuredClone: what YAML names twice would stay one thing.
  const changed = JSON.parse(JSON.stringify(theme));
  const steps = path.split("/").slice(1);
  const last = String(steps.pop());
  steps.reduce((group, step) => group[step], changed)[last] = value;
  return toCustomProperties(changed).replace("@layer tokens {", "@layer measures {");
}
