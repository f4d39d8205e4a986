import type { Theme } from "../../model/types.ts";
import { azulejoWalls } from "./azulejo/walls.ts";
import { type PackName, packOf } from "./pack-names.ts";
import { type Ornaments, type PackPalette, wholePalette } from "./pack-palette.ts";
import { relogioDials } from "./relogio-de-sol/dials.ts";

/** Functions that draw the ornaments of a pack. The first pack draws its lines in CSS. */
const drawers: Partial<Record<PackName, (colors: PackPalette) => Ornaments>> = {
  azulejo: azulejoWalls,
  "relogio-de-sol": relogioDials,
};

/** An ornament in the colours of the light and the dark scheme. */
export interface Ornament {
  name: string;
  light: string;
  dark: string;
}

/** The ornaments of a site's style pack in its own colours. In style sheets `wall` is `--wall`. */
export function ornamentsOf(theme: Theme): Ornament[] {
  const draw = drawers[packOf(theme)];
  if (!draw) return [];
  const [light, dark] = [
    draw(wholePalette(theme.colors.light)),
    draw(wholePalette(theme.colors.dark)),
  ];
  return Object.entries(light).map(([name, drawing]) => {
    return { name, light: drawing, dark: dark[name] ?? drawing };
  });
}
