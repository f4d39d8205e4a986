import type { Ornaments, PackPalette } from "../pack-palette.ts";
import { drawTileTown } from "./tile-town-map.ts";
import {
  archPath,
  discPath,
  drawTiles,
  quarterDiscPath,
  type TileLayer,
  tileJointsPath,
  tileRectanglePath,
  trianglePath,
} from "./tiles.ts";

/**
 * Draws the ornaments of a site from one tile in four rotations: the mural beside the hero's text,
 * its simpler version behind a picture in an arch, the row above the footer, two people talking
 * (for calls to action), and a town from above. The joints between tiles are drawn last.
 */
export function drawTileOrnaments(colors: PackPalette): Ornaments {
  return {
    wall: drawWall(colors),
    niche: drawNiche(colors),
    frieze: drawFrieze(colors),
    talk: drawTalkingPeople(colors),
    town: drawTileTown(colors),
  };
}

function drawWall(colors: PackPalette): string {
  const { deep, action, surface, signal, onSignal } = colors;
  const layers: TileLayer[] = [
    ...wallBackgroundLayers(colors),
    [surface, archPath(3, 5, 8, 2), archPath(7, 2, 8, 2)],
    [onSignal, archPath(5, 4, 8, 2), archPath(9, 1, 8, 2), quarterDiscPath({ x: 1, y: 6 }, 2)],
    [deep, archPath(5.5, 6, 8, 1), archPath(9.5, 3, 4, 1), archPath(9.5, 5, 6, 1)],
    [action, discPath(4, 7, 0.5), discPath(8, 4, 0.5), discPath(8, 6, 0.5)],
    [signal, discPath(8, 3, 0.5)],
  ];
  return drawTiles([10, 9], layers, tileJointsPath(2, 0, 10, 9), onSignal);
}

function drawNiche(colors: PackPalette): string {
  const { deep, surface, signal, onSignal } = colors;
  const layers: TileLayer[] = [
    ...wallBackgroundLayers(colors),
    [surface, quarterDiscPath({ x: 9, y: 0 }, 1), quarterDiscPath({ x: 3, y: 7 }, 3)],
    [signal, discPath(3, 6, 0.5)],
    [onSignal, archPath(9, 4, 8, 2), quarterDiscPath({ x: 1, y: 6 }, 2)],
    [deep, archPath(9.5, 6, 8, 1)],
  ];
  return drawTiles([10, 9], layers, tileJointsPath(2, 0, 10, 9), onSignal);
}

/**
 * Returns the layers of a petrol background with steps at the left and loose tiles, the sun as a
 * clock, and the base.
 */
function wallBackgroundLayers({ deep, action, surface, onSignal }: PackPalette): TileLayer[] {
  const feet = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return [
    [
      deep,
      tileRectanglePath(2, 0, 8, 8),
      tileRectanglePath(1, 3, 1, 2),
      tileRectanglePath(1, 7, 1, 1),
    ],
    [deep, quarterDiscPath({ x: 1, y: 2 }, 2), quarterDiscPath({ x: 0, y: 3 }, 1)],
    [surface, quarterDiscPath({ x: 0, y: 5 }, 2)],
    [action, trianglePath({ x: 1, y: 0 }, 2), discPath(4, 3, 2)],
    [onSignal, trianglePath({ x: 4, y: 1, side: 2 }, 3)],
    [action, tileRectanglePath(1, 8, 9, 1)],
    [deep, ...feet.map((x) => quarterDiscPath({ x, y: 8 }, x % 2 ? 3 : 0))],
  ];
}

function drawFrieze({ deep, action, surface, onSignal }: PackPalette): string {
  const layers: TileLayer[] = [
    [deep, tileRectanglePath(0, 0, 4, 1)],
    [action, tileRectanglePath(0, 0, 1, 1), quarterDiscPath({ x: 3, y: 0 }, 1)],
    [surface, tileRectanglePath(2, 0, 1, 1)],
    [onSignal, trianglePath({ x: 1, y: 0 }, 3)],
    [deep, quarterDiscPath({ x: 0, y: 0 }, 1), quarterDiscPath({ x: 2, y: 0 }, 3)],
  ];
  return drawTiles([4, 1], layers, tileJointsPath(0, 0, 4, 1), onSignal);
}

function drawTalkingPeople({ deep, action, signal, onSignal }: PackPalette): string {
  const layers: TileLayer[] = [
    [
      action,
      archPath(0, 0, 4, 4),
      tileRectanglePath(2, 0, 2, 4),
      quarterDiscPath({ x: 4, y: 0, side: 2 }, 3),
    ],
    [action, tileRectanglePath(4, 2, 2, 0.01), quarterDiscPath({ x: 4, y: 2, side: 2 }, 0)],
    [deep, discPath(1.5, 2, 0.5), discPath(3, 2, 0.5)],
    [signal, discPath(4.5, 2, 0.5)],
    [onSignal, discPath(5, 5, 2), tileRectanglePath(5, 3, 4, 4)],
    [deep, discPath(5, 5, 0.5), discPath(6.5, 5, 0.5), discPath(8, 5, 0.5)],
  ];
  return drawTiles([9, 7], layers, tileJointsPath(0, 0, 9, 7), onSignal);
}
