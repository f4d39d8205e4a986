import { checkColors } from "../../load/check-theme.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Palette, Theme } from "../../model/types.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";

const schemas = readSchemas();

/** The names of all colours of a palette. */
export const paletteTokens = Object.keys(
  schemas["parts/palette.json"]?.properties ?? {},
) as (keyof Palette)[];

/** Black and white, greys, and colours all round, in light and dark. */
export const twelveColors = [
  ...["#000000", "#ffffff", "#808080", "#404040"],
  ...["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff", "#8a5e14", "#fbf6ec"],
] as const;

/** The only colour of a look that its site writes. */
export interface CustomColor {
  pack: PackName;
  scheme: keyof Theme["colors"];
  token: keyof Palette;
  color: string;
}

/** A palette that the check accepts. */
export interface AcceptedPalette {
  /** The colour that was written, or the one that the check proposes for it. */
  color: string;
  palette: Palette;
}

/** The palette of a look with one colour of its own; nothing if even the check's own proposal is refused. */
export function acceptedPalette(own: CustomColor): AcceptedPalette | undefined {
  const first = paletteWith(own);
  const proposal = /"(#[0-9a-f]{6})"/.exec(first.found[0]?.hint ?? "")?.[1];
  const color = first.found.length === 0 ? own.color : proposal;
  if (color === undefined) return undefined;
  const { palette, found } = paletteWith({ ...own, color });
  return found.length === 0 ? { color, palette } : undefined;
}

/** A palette, and what the check of its file finds. */
export function paletteWith({ pack, scheme, token, color }: CustomColor) {
  const text = `pack: ${pack}\ncolors: { ${scheme}: { ${token}: "${color}" } }\n`;
  const file = parseYaml("theme.yaml", text);
  const theme = withDefaults(schemas, "theme.json", file.value, "") as Theme;
  return { palette: theme.colors[scheme], found: checkColors(theme, file) };
}
