import { expect, test } from "vitest";
import { contains, flatten, meets, simplify, toArea } from "./geometry.ts";
import { ellipse, type Point, polygon, rectangle } from "./shapes.ts";

test("path data becomes lines through points, curves included", () => {
  expect(flatten("M1 2H5V4L6 6ZM0 0L1.5-2")).toEqual([
    [
      [1, 2],
      [5, 2],
      [5, 4],
      [6, 6],
    ],
    [
      [0, 0],
      [1.5, -2],
    ],
  ]);
  const curve = flatten("M0 0C0 10 10 10 10 0Q15-10 20 0")[0] ?? [];
  expect(curve).toHaveLength(1 + 14 + 10);
  expect(curve[7]).toEqual([5, 7.5]);
  expect(curve.at(-1)).toEqual([20, 0]);
});

test("a point is inside a shape, but not in its hole", () => {
  const ring = toArea(ellipse(50, 50, 40) + ellipse(50, 50, 20));
  expect(contains(ring, 50, 20)).toBe(true);
  expect(contains(ring, 50, 50)).toBe(false);
  expect(contains(ring, 95, 50)).toBe(false);
});

test("shapes meet when their boxes share a place", () => {
  const square = toArea(rectangle(0, 0, 10, 10));
  expect(meets(square, toArea(rectangle(9, 9, 5, 5)))).toBe(true);
  expect(meets(square, toArea(polygon([11, 0], [20, 0], [20, 10])))).toBe(false);
});

test("a line keeps only the points that it cannot do without", () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ];
  expect(simplify(line, 0.2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(simplify(line, 0.05)).toEqual(line);
});

test("a closed line keeps its shape", () => {
  const [square = []] = flatten(rectangle(0, 0, 10, 10));
  expect(simplify([...square, [0, 0]], 0.2)).toEqual([...square, [0, 0]]);
});
