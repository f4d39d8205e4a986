import { checkColors } from "../../load/check-theme.ts";
import { readSchemas } from "../../load/site-code/read-schemas.ts";
import { withDefaults } from "../../model/defaults/with-defaults.ts";
import type { Palette, Theme } from "../../model/types.ts";
import type { PackName } from "../../theme/packs/pack-names.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";

const schemas = readSchemas();

/** The names of all palette tokens. */
export const paletteTokens = Object.keys(
  schemas["parts/palette.json"]?.properties ?? {},
) as (keyof Palette)[];

/** Black, white, greys, and hues around the colour wheel, light and dark. */
export const twelveColors = [
  ...["#000000", "#ffffff", "#808080", "#404040"],
  ...["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff", "#8a5e14", "#fbf6ec"],
] as const;

/** The single colour that a site overrides in its style pack. */
export interface CustomColor {
  pack: PackName;
  scheme: keyof Theme["colors"];
  token: keyof Palette;
  color: string;
}

/** A palette that the check accepts. */
export interface AcceptedPalette {
  /** The chosen colour, or the check's proposal for it. */
  color: string;
  palette: Palette;
}

/**
 * Returns the palette of a style pack with one overridden colour; `undefined` if the check rejects
 * the colour and its own proposal.
 */
export function createAcceptedPalette(own: CustomColor): AcceptedPalette | undefined {
  const first = createPaletteWithColor(own);
  const proposal = /"(#[0-9a-f]{6})"/.exec(first.found[0]?.hint ?? "")?.[1];
  const color = first.found.length === 0 ? own.color : proposal;
  if (color === undefined) return undefined;
  const { palette, found } = createPaletteWithColor({ ...own, color });
  return found.length === 0 ? { color, palette } : undefined;
}

/** Creates a palette with one overridden colour, and the diagnostics for its theme file. */
export function createPaletteWithColor({ pack, scheme, token, color }: CustomColor) {
  const text = `pack: ${pack}\ncolors: { ${scheme}: { ${token}: "${color}" } }\n`;
  const file = parseYaml("theme.yaml", text);
  const theme = withDefaults(schemas, "theme.json", file.value, "") as Theme;
  return { palette: theme.colors[scheme], found: checkColors(theme, file) };
}
