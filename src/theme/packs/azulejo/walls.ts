import type { Ornaments, PackPalette } from "../pack-palette.ts";
import { tileTown } from "./tile-town.ts";
import {
  arch,
  disc,
  drawTiles,
  joints,
  type Layer,
  quarter,
  tileRectangle,
  triangle,
} from "./tiles.ts";

/**
 * The ornaments of a site, made from one tile in four rotations: the mural beside the hero's text,
 * its simpler version behind a picture in an arch, the row above the footer, two people talking
 * (for calls to action), and a town from above. Joints are drawn last.
 */
export function azulejoWalls(colors: PackPalette): Ornaments {
  return {
    wall: wall(colors),
    niche: niche(colors),
    frieze: frieze(colors),
    talk: talk(colors),
    town: tileTown(colors),
  };
}

function wall(colors: PackPalette): string {
  const { deep, action, surface, signal, onSignal } = colors;
  const layers: Layer[] = [
    ...ground(colors),
    [surface, arch(3, 5, 8, 2), arch(7, 2, 8, 2)],
    [onSignal, arch(5, 4, 8, 2), arch(9, 1, 8, 2), quarter({ x: 1, y: 6 }, 2)],
    [deep, arch(5.5, 6, 8, 1), arch(9.5, 3, 4, 1), arch(9.5, 5, 6, 1)],
    [action, disc(4, 7, 0.5), disc(8, 4, 0.5), disc(8, 6, 0.5)],
    [signal, disc(8, 3, 0.5)],
  ];
  return drawTiles([10, 9], layers, joints(2, 0, 10, 9), onSignal);
}

function niche(colors: PackPalette): string {
  const { deep, surface, signal, onSignal } = colors;
  const layers: Layer[] = [
    ...ground(colors),
    [surface, quarter({ x: 9, y: 0 }, 1), quarter({ x: 3, y: 7 }, 3)],
    [signal, disc(3, 6, 0.5)],
    [onSignal, arch(9, 4, 8, 2), quarter({ x: 1, y: 6 }, 2)],
    [deep, arch(9.5, 6, 8, 1)],
  ];
  return drawTiles([10, 9], layers, joints(2, 0, 10, 9), onSignal);
}

/** A petrol background with steps at the left and loose tiles, the sun as a clock, and the base. */
function ground({ deep, action, surface, onSignal }: PackPalette): Layer[] {
  const feet = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return [
    [deep, tileRectangle(2, 0, 8, 8), tileRectangle(1, 3, 1, 2), tileRectangle(1, 7, 1, 1)],
    [deep, quarter({ x: 1, y: 2 }, 2), quarter({ x: 0, y: 3 }, 1)],
    [surface, quarter({ x: 0, y: 5 }, 2)],
    [action, triangle({ x: 1, y: 0 }, 2), disc(4, 3, 2)],
    [onSignal, triangle({ x: 4, y: 1, side: 2 }, 3)],
    [action, tileRectangle(1, 8, 9, 1)],
    [deep, ...feet.map((x) => quarter({ x, y: 8 }, x % 2 ? 3 : 0))],
  ];
}

function frieze({ deep, action, surface, onSignal }: PackPalette): string {
  const layers: Layer[] = [
    [deep, tileRectangle(0, 0, 4, 1)],
    [action, tileRectangle(0, 0, 1, 1), quarter({ x: 3, y: 0 }, 1)],
    [surface, tileRectangle(2, 0, 1, 1)],
    [onSignal, triangle({ x: 1, y: 0 }, 3)],
    [deep, quarter({ x: 0, y: 0 }, 1), quarter({ x: 2, y: 0 }, 3)],
  ];
  return drawTiles([4, 1], layers, joints(0, 0, 4, 1), onSignal);
}

function talk({ deep, action, signal, onSignal }: PackPalette): string {
  const layers: Layer[] = [
    [action, arch(0, 0, 4, 4), tileRectangle(2, 0, 2, 4), quarter({ x: 4, y: 0, side: 2 }, 3)],
    [action, tileRectangle(4, 2, 2, 0.01), quarter({ x: 4, y: 2, side: 2 }, 0)],
    [deep, disc(1.5, 2, 0.5), disc(3, 2, 0.5)],
    [signal, disc(4.5, 2, 0.5)],
    [onSignal, disc(5, 5, 2), tileRectangle(5, 3, 4, 4)],
    [deep, disc(5, 5, 0.5), disc(6.5, 5, 0.5), disc(8, 5, 0.5)],
  ];
  return drawTiles([9, 7], layers, joints(0, 0, 9, 7), onSignal);
}
