import type { Point } from "./glyphs.ts";

/**
 * The deltas of the points of a contour. `undefined` means that a delta is interpolated from those
 * of its neighbours (IUP, interpolation of untouched points).
 */
export type PointDeltas = readonly (Point | undefined)[];

/**
 * Interpolates the missing deltas of a contour. A point that lies between its neighbours gets an
 * interpolated delta. Any other point gets the delta of the nearer neighbour.
 */
export function interpolateDeltas(points: readonly Point[], moves: PointDeltas): Point[] {
  const kept = moves.flatMap((move, index) => (move ? [index] : []));
  const full = moves.map((move): Point => move ?? [0, 0]);
  kept.forEach((before, index) => {
    const after = kept[index + 1] ?? kept[0] ?? 0;
    for (const at of indicesBetween(before, after, points.length))
      full[at] = interpolateDelta(points, moves, [before, at, after]);
  });
  return full;
}

/**
 * Returns the indices of the points between two points of a closed contour. The two points may be
 * the same.
 */
function indicesBetween(before: number, after: number, size: number): number[] {
  const count = (after - before + size - 1) % size;
  return Array.from({ length: count }, (_, step) => (before + 1 + step) % size);
}

/** Interpolates the delta of a point. Treats each axis separately, as renderers do. */
function interpolateDelta(
  points: readonly Point[],
  moves: PointDeltas,
  [before, index, after]: readonly [number, number, number],
): Point {
  const along = (axis: 0 | 1): number => {
    const place = (at: number) => points[at]?.[axis] ?? 0;
    const move = (at: number) => moves[at]?.[axis] ?? 0;
    if (place(before) === place(after)) return move(before) === move(after) ? move(before) : 0;
    const [low, high] = place(before) < place(after) ? [before, after] : [after, before];
    if (place(index) <= place(low)) return move(low);
    if (place(index) >= place(high)) return move(high);
    const part = (place(index) - place(low)) / (place(high) - place(low));
    return move(low) + part * (move(high) - move(low));
  };
  return [along(0), along(1)];
}

/**
 * Omits deltas that renderers interpolate from the neighbours.
 *
 * @param tolerance the maximum error of a point, in font units
 */
export function omitInferableDeltas(
  points: readonly Point[],
  moves: readonly Point[],
  tolerance: number,
): PointDeltas {
  const isNear = ([x, y]: Point, [otherX, otherY]: Point) =>
    Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) <= tolerance;
  if (moves.every((move) => isNear(move, [0, 0]))) return moves.map(() => undefined);
  const size = moves.length;
  const thinned: (Point | undefined)[] = [...moves];
  const previous = moves.map((_, index) => (index + size - 1) % size);
  const next = moves.map((_, index) => (index + 1) % size);
  for (let index = 0; index < size; index++) {
    const [before = index, after = index] = [previous[index], next[index]];
    const isSpare = indicesBetween(before, after, size).every((at) =>
      isNear(interpolateDelta(points, moves, [before, at, after]), moves[at] ?? [0, 0]),
    );
    // Keep the only remaining delta of a contour: the others are interpolated from it.
    if (before === index || !isSpare) continue;
    thinned[index] = undefined;
    next[before] = after;
    previous[after] = before;
  }
  return thinned;
}
