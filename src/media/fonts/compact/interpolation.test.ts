import { expect, test } from "vitest";
import type { Point } from "./glyphs.ts";
import { interpolateDeltas, omitInferableDeltas } from "./interpolation.ts";

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [50, 100],
  [0, 100],
];

test("interpolates a point between its neighbours, and moves a point beyond them like the nearer one", () => {
  const moves = interpolateDeltas(square, [[0, 0], undefined, [10, 20], undefined, [0, 0]]);
  expect(moves).toEqual([
    [0, 0],
    [10, 0],
    [10, 20],
    [5, 0],
    [0, 0],
  ]);
});

test("keeps a contour without deltas in place, and moves all of it if only one point has a delta", () => {
  expect(
    interpolateDeltas(
      square,
      square.map(() => undefined),
    ),
  ).toEqual(square.map(() => [0, 0]));
  const one = square.map((_, index): Point | undefined => (index === 3 ? [7, -7] : undefined));
  expect(interpolateDeltas(square, one)).toEqual(square.map(() => [7, -7]));
});

test("restores omitted deltas within the tolerance, and omits more with a larger tolerance", () => {
  const moves: Point[] = [
    [0, 0],
    [12, 1],
    [10, 20],
    [6, 19],
    [1, 21],
  ];
  for (const tolerance of [0, 1, 2, 5]) {
    const kept = omitInferableDeltas(square, moves, tolerance);
    interpolateDeltas(square, kept).forEach(([x, y], index) => {
      const [ownX, ownY] = moves[index] ?? [0, 0];
      expect(Math.abs(x - ownX)).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(y - ownY)).toBeLessThanOrEqual(tolerance);
    });
  }
  const countAt = (tolerance: number) =>
    omitInferableDeltas(square, moves, tolerance).filter(Boolean).length;
  expect(countAt(5)).toBeLessThan(countAt(0));
  expect(countAt(30)).toBe(0);
});
