import type { PackPalette } from "../pack-palette.ts";
import {
  discPath,
  drawTiles,
  quarterDiscPath,
  type TileCorner,
  type TileLayer,
  type TilePosition,
  tileJointsPath,
  tileRectanglePath,
  trianglePath,
} from "./tiles.ts";

/** A block of houses: its size in tiles, and its round corner. */
interface HouseBlock extends TilePosition {
  width: number;
  height: number;
  round: TileCorner;
}

const width = 16;
const height = 7;

/**
 * Draws a map placeholder: a town from above, made of tiles. It has houses, squares and water. The
 * brick tile is the firm.
 */
export function drawTileTown({ deep, action, surface, signal, onSignal }: PackPalette): string {
  const waves = Array.from({ length: width / 2 }, (_, at) => 2 * at);
  const layers: TileLayer[] = [
    [surface, tileRectanglePath(0, 0, width, height)],
    [deep, ...dark.map(houseBlockPath)],
    [onSignal, ...light.map(houseBlockPath), discPath(6, 2, 0.5), discPath(13.5, 1.5, 0.5)],
    [
      action,
      ...sunny.map(houseBlockPath),
      discPath(3.5, 4, 1),
      trianglePath({ x: 14, y: 3, side: 2 }, 2),
    ],
    [
      deep,
      ...waves.map((x) => quarterDiscPath({ x, y: 6 }, 1)),
      ...waves.map((x) => tileRectanglePath(x + 1, 6, 1, 1)),
    ],
    [action, ...waves.map((x) => quarterDiscPath({ x: x + 1, y: 6 }, 2))],
    [signal, houseBlockPath({ x: 9, y: 3, width: 2, height: 2, round: 0 })],
    [onSignal, discPath(10, 4, 0.5)],
  ];
  return drawTiles([width, height], layers, tileJointsPath(0, 0, width, height), onSignal);
}

const dark: readonly HouseBlock[] = [
  { x: 0, y: 0, width: 4, height: 2, round: 2 },
  { x: 9, y: 0, width: 3, height: 2, round: 3 },
  { x: 5, y: 3, width: 3, height: 2, round: 1 },
  { x: 12, y: 3, width: 2, height: 2, round: 0 },
];

const light: readonly HouseBlock[] = [
  { x: 0, y: 3, width: 2, height: 2, round: 1 },
  { x: 15, y: 0, width: 1, height: 1, round: 3 },
];

const sunny: readonly HouseBlock[] = [{ x: 7, y: 0, width: 1, height: 2, round: 0 }];

/** Returns the path of a block of houses: whole tiles, except one that is a quarter disc. */
function houseBlockPath({ x, y, width: wide, height: high, round }: HouseBlock): string {
  const right = round === 1 || round === 2;
  const below = round === 2 || round === 3;
  const corner = { x: right ? x + wide - 1 : x, y: below ? y + high - 1 : y };
  const beside = wide > 1 ? tileRectanglePath(right ? x : x + 1, corner.y, wide - 1, 1) : "";
  const rest = high > 1 ? tileRectanglePath(x, below ? y : y + 1, wide, high - 1) : "";
  return quarterDiscPath(corner, ((round + 2) % 4) as TileCorner) + beside + rest;
}
