/** A fill and the shapes that it fills; later layers hide earlier ones. */
export type TileLayer = readonly [fill: string, ...shapes: string[]];

/** Corners of a tile, clockwise from the upper left. */
export type TileCorner = 0 | 1 | 2 | 3;

/**
 * The position of a tile, in tiles from the upper left of the drawing, and its side length in
 * tiles.
 */
export interface TilePosition {
  x: number;
  y: number;
  side?: number;
}

/**
 * Returns the path of a quarter disc, the basic shape. Its right angle is in a corner of its tile.
 */
export function quarterDiscPath({ x, y, side = 1 }: TilePosition, corner: TileCorner): string {
  const [start, at, end] = adjacentCorners({ x, y, side }, corner);
  return `M${at}L${start}A${side} ${side} 0 0 1 ${end}Z`;
}

/**
 * Returns the path of half a tile that is cut diagonally. Its right angle is in a corner of the
 * tile.
 */
export function trianglePath({ x, y, side = 1 }: TilePosition, corner: TileCorner): string {
  const [start, at, end] = adjacentCorners({ x, y, side }, corner);
  return `M${at}L${start} ${end}Z`;
}

/** Returns the path of a rectangle of whole tiles, `width` by `height`. */
export function tileRectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Returns the path of a disc of four quarters around a point where tiles meet. */
export function discPath(x: number, y: number, radius: number): string {
  const turn = `a${radius} ${radius} 0 0 1`;
  return `M${x - radius} ${y}${turn} ${2 * radius} 0${turn} ${-2 * radius} 0Z`;
}

/**
 * Returns the path of a column with a round top: from `top` down to `foot`, `width`
 * tiles wide.
 */
export function archPath(x: number, top: number, foot: number, width: number): string {
  const radius = width / 2;
  return `M${x} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`;
}

/**
 * Returns the path of the lines between tiles: at every whole number from one corner to the other.
 */
export function tileJointsPath(left: number, top: number, right: number, bottom: number): string {
  const down = Array.from({ length: right - left }, (_, at) => `M${left + at} ${top}V${bottom}`);
  const across = Array.from({ length: bottom - top }, (_, at) => `M${left} ${top + at}H${right}`);
  return [...down, ...across].join("");
}

/** Draws an SVG of the given size in tiles: its layers, and above them the joint lines. */
export function drawTiles(
  [width, height]: readonly [number, number],
  layers: readonly TileLayer[],
  lines: string,
  joint: string,
): string {
  const paths = layers.map(([fill, ...shapes]) => `<path fill="${fill}" d="${shapes.join("")}"/>`);
  const seams = `<path stroke="${joint}" stroke-opacity=".3" stroke-width=".02" d="${lines}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 72}" height="${height * 72}">${paths.join("")}${seams}</svg>`;
}

/**
 * Returns a corner between its two neighbours, in the order of a clockwise arc around the corner.
 */
function adjacentCorners(
  { x, y, side }: Required<TilePosition>,
  corner: TileCorner,
): [string, string, string] {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ].map((point) => point.join(" "));
  const at = (index: number) => corners[(corner + index) % 4] ?? "";
  return [at(1), at(0), at(3)];
}
