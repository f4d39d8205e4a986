import type { Theme } from "../../model/types.ts";
import { drawTileOrnaments } from "./azulejo/tile-ornaments.ts";
import { type PackName, packOfTheme } from "./pack-names.ts";
import { completePalette, type Ornaments, type PackPalette } from "./pack-palette.ts";
import { drawSundialOrnaments } from "./relogio-de-sol/sundial-ornaments.ts";

/**
 * Functions that draw the ornaments of a pack. The default pack has none: it draws its lines in
 * CSS.
 */
const ornamentDrawers: Partial<Record<PackName, (colors: PackPalette) => Ornaments>> = {
  azulejo: drawTileOrnaments,
  "relogio-de-sol": drawSundialOrnaments,
};

/** An ornament in the colours of the light and the dark scheme. */
export interface Ornament {
  name: string;
  light: string;
  dark: string;
}

/**
 * Draws the ornaments of a site's style pack in the site's colours. Style sheets use the ornament
 * `wall` as `--wall`.
 */
export function drawOrnaments(theme: Theme): Ornament[] {
  const draw = ornamentDrawers[packOfTheme(theme)];
  if (!draw) return [];
  const [light, dark] = [
    draw(completePalette(theme.colors.light)),
    draw(completePalette(theme.colors.dark)),
  ];
  return Object.entries(light).map(([name, drawing]) => {
    return { name, light: drawing, dark: dark[name] ?? drawing };
  });
}
