/** Corners of a tile, clockwise from the upper left. */
export type Corner = 1 | 2 | 3 | 4;

/**
 * A quarter disc whose right angle lies in a corner of its tile, at `x`, `y`, so many tiles wide.
 */
export function quarter(x: number, y: number, side: number, corner: Corner): string {
  const [start, at, end] = around(x, y, side, corner);
  return `M${at}L${start}A${side} ${side} 0 0 1 ${end}Z`;
}

/** Half of a tile, cut from corner to corner; its right angle lies in a corner. */
export function triangle(x: number, y: number, side: number, corner: Corner): string {
  const [start, at, end] = around(x, y, side, corner);
  return `M${at}L${start} ${end}Z`;
}

/** Whole tiles beside and above each other. */
export function slab(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Four quarters round a point where tiles meet. */
export function disc(x: number, y: number, radius: number): string {
  const turn = `a${radius} ${radius} 0 0 1`;
  return `M${x - radius} ${y}${turn} ${2 * radius} 0${turn} ${-2 * radius} 0Z`;
}

/** Two quarters that stand on a line: a loaf from the side, a hill, a lid. */
export function dome(x: number, base: number, radius: number): string {
  return `M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`;
}

/** Two quarters that hang from a line: a bowl, a basket. */
export function bowl(x: number, top: number, radius: number): string {
  return `M${x - radius} ${top}a${radius} ${radius} 0 0 0 ${2 * radius} 0Z`;
}

/** A column that ends in two quarters, from `top` down to `foot`. */
export function arch(x: number, top: number, foot: number, width: number): string {
  const radius = width / 2;
  return `M${x} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`;
}

/** A long loaf: tiles between two quarters; it lies on `base`. */
export function loaf(x: number, base: number, width: number, height: number): string {
  const turn = `a${height} ${height} 0 0 1`;
  return `M${x} ${base}${turn} ${height} ${-height}h${width - 2 * height}${turn} ${height} ${height}Z`;
}

/** Two triangles that meet: a roof, so wide, half as high, with its eaves on `base`. */
export function gable(x: number, base: number, width: number): string {
  return (
    triangle(x, base - width / 2, width / 2, 3) +
    triangle(x + width / 2, base - width / 2, width / 2, 4)
  );
}

/** An ear of wheat, grains in pairs from `top` downwards along a stem at `x`. */
export function ear(x: number, top: number, pairs: number, size: number): string {
  const rows = Array.from({ length: pairs }, (_, row) => top + row * size);
  const grains = rows.map((y) => quarter(x - size, y, size, 2) + quarter(x, y, size, 1));
  return dome(x, top, size / 2) + grains.join("");
}

/** The corner itself between the two beside it, as an arc runs clockwise round it. */
function around(x: number, y: number, side: number, corner: Corner): [string, string, string] {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ].map((point) => point.join(" "));
  const at = (turn: number) => corners[(corner - 1 + turn) % 4] ?? "";
  return [at(1), at(0), at(3)];
}
