import { expect, test } from "vitest";
import { contains, flatten, meets, simplify, toArea } from "./geometry.ts";
import { ellipse, type Point, polygon, rectangle } from "./shapes.ts";

test("converts path data, including curves, into points", () => {
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

test("contains points inside a shape, but not in its hole or outside", () => {
  const ring = toArea(ellipse(50, 50, 40) + ellipse(50, 50, 20));
  expect(contains(ring, 50, 20)).toBe(true);
  expect(contains(ring, 50, 50)).toBe(false);
  expect(contains(ring, 95, 50)).toBe(false);
});

test("treats shapes as meeting only if their bounding boxes overlap", () => {
  const square = toArea(rectangle(0, 0, 10, 10));
  expect(meets(square, toArea(rectangle(9, 9, 5, 5)))).toBe(true);
  expect(meets(square, toArea(polygon([11, 0], [20, 0], [20, 10])))).toBe(false);
});

test("simplifies a line to the points that the tolerance requires", () => {
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

test("keeps the corners of a closed line when simplifying it", () => {
  const [square = []] = flatten(rectangle(0, 0, 10, 10));
  expect(simplify([...square, [0, 0]], 0.2)).toEqual([...square, [0, 0]]);
});
