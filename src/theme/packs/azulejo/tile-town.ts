import type { PackPalette } from "../pack-palette.ts";
import {
  type Corner,
  disc,
  drawTiles,
  joints,
  type Layer,
  type Place,
  quarter,
  tileRectangle,
  triangle,
} from "./tiles.ts";

/** A block of houses: its size in tiles, and its round corner. */
interface Houses extends Place {
  width: number;
  height: number;
  round: Corner;
}

const width = 16;
const height = 7;

/**
 * A map placeholder: a town from above, made of tiles: houses, squares and water. The brick tile is
 * the firm.
 */
export function tileTown({ deep, action, surface, signal, onSignal }: PackPalette): string {
  const waves = Array.from({ length: width / 2 }, (_, at) => 2 * at);
  const layers: Layer[] = [
    [surface, tileRectangle(0, 0, width, height)],
    [deep, ...dark.map(houses)],
    [onSignal, ...light.map(houses), disc(6, 2, 0.5), disc(13.5, 1.5, 0.5)],
    [action, ...sunny.map(houses), disc(3.5, 4, 1), triangle({ x: 14, y: 3, side: 2 }, 2)],
    [
      deep,
      ...waves.map((x) => quarter({ x, y: 6 }, 1)),
      ...waves.map((x) => tileRectangle(x + 1, 6, 1, 1)),
    ],
    [action, ...waves.map((x) => quarter({ x: x + 1, y: 6 }, 2))],
    [signal, houses({ x: 9, y: 3, width: 2, height: 2, round: 0 })],
    [onSignal, disc(10, 4, 0.5)],
  ];
  return drawTiles([width, height], layers, joints(0, 0, width, height), onSignal);
}

const dark: readonly Houses[] = [
  { x: 0, y: 0, width: 4, height: 2, round: 2 },
  { x: 9, y: 0, width: 3, height: 2, round: 3 },
  { x: 5, y: 3, width: 3, height: 2, round: 1 },
  { x: 12, y: 3, width: 2, height: 2, round: 0 },
];

const light: readonly Houses[] = [
  { x: 0, y: 3, width: 2, height: 2, round: 1 },
  { x: 15, y: 0, width: 1, height: 1, round: 3 },
];

const sunny: readonly Houses[] = [{ x: 7, y: 0, width: 1, height: 2, round: 0 }];

/** Whole tiles, except one that is a quarter disc. */
function houses({ x, y, width: wide, height: high, round }: Houses): string {
  const right = round === 1 || round === 2;
  const below = round === 2 || round === 3;
  const corner = { x: right ? x + wide - 1 : x, y: below ? y + high - 1 : y };
  const beside = wide > 1 ? tileRectangle(right ? x : x + 1, corner.y, wide - 1, 1) : "";
  const rest = high > 1 ? tileRectangle(x, below ? y : y + 1, wide, high - 1) : "";
  return quarter(corner, ((round + 2) % 4) as Corner) + beside + rest;
}
