import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../src/testing/seed.ts";
import type { Line } from "./geometry.ts";
import { roundedPath, short, toPathData } from "./path-data.ts";
import type { Point } from "./shapes.ts";

test("writes lines as the shortest path data", () => {
  const lines: Line[] = [
    [
      [0.5, 0.25],
      [10.5, 0.25],
      [10.5, 8],
      [12, 9.5],
      [11.5, 10],
    ],
    [
      [11, 10],
      [11, 0],
    ],
  ];
  expect(toPathData(lines)).toBe("M.5.3h10v7.7l1.5 1.5-.5.5m-.5 0v-10");
});

test("writes path data that reads back to the same points", () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 }).map((tenths) => tenths / 10);
  const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      expect(read(toPathData(lines))).toEqual(lines.map(withoutRepeats));
    }),
  );
});

test("rounds numbers to a tenth and drops the leading zero", () => {
  expect(short(0.04)).toBe("0");
  expect(short(-0.5)).toBe("-.5");
  expect(roundedPath("M0.123 10.06L-0.96 3")).toBe("M.1 10.1L-1 3");
});

/** Relative path data as lines of absolute points. */
function read(data: string): Point[][] {
  const lines: Point[][] = [];
  let pen: Point = [0, 0];
  const moved = (dx: number, dy: number): Point => [tenth(pen[0] + dx), tenth(pen[1] + dy)];
  for (const [, command, text = ""] of data.matchAll(/([Mmhvl])([^Mmhvl]*)/g)) {
    const values = (text.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
    const [first = 0, second = 0] = values;
    if (command === "M" || command === "m") {
      pen = command === "M" ? [first, second] : moved(first, second);
      lines.push([pen]);
    }
    const steps = command === "l" ? values.length / 2 : command === "h" || command === "v" ? 1 : 0;
    for (let i = 0; i < steps; i++) {
      const [dx = 0, dy = 0] = values.slice(i * 2);
      pen = command === "h" ? moved(dx, 0) : command === "v" ? moved(0, dx) : moved(dx, dy);
      lines.at(-1)?.push(pen);
    }
  }
  return lines;
}

function withoutRepeats(line: Point[]): Point[] {
  return line.filter(([x, y], i) => {
    const before = line[i - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

function tenth(number: number): number {
  // Never minus zero, which equals zero for everybody but the test.
  return Math.round(number * 10) / 10 + 0;
}
