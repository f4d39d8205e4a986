import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { findDropTarget, scrollStep } from "./drop-target.ts";

const three = [
  { start: 0, end: 100 },
  { start: 100, end: 300 },
  { start: 310, end: 400 },
];

test("drops past the items whose middle the pointer has passed, with a line between items", () => {
  expect(findDropTarget(three, 0, 20)).toEqual({ to: 0 });
  expect(findDropTarget(three, 0, 195)).toEqual({ to: 0 });
  expect(findDropTarget(three, 0, 201)).toEqual({ to: 1, linePosition: 305 });
  expect(findDropTarget(three, 0, 999)).toEqual({ to: 2, linePosition: 400 });
  expect(findDropTarget(three, 2, 40)).toEqual({ to: 0, linePosition: 0 });
});

test("drops past a long item before the pointer reaches its middle, in both directions", () => {
  const long = [
    { start: 0, end: 100 },
    { start: 100, end: 2100 },
  ];
  expect(findDropTarget(long, 0, 150).to).toBe(0);
  expect(findDropTarget(long, 0, 200).to).toBe(1);
  const turned = [long[1], { start: 2100, end: 2200 }].filter((each) => each !== undefined);
  expect(findDropTarget(turned, 1, 2000).to).toBe(0);
});

test("returns a position within the list for any pointer position", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.nat(), fc.integer({ min: -500, max: 12_000 }), (all, held, point) => {
      const ends = all.map((_, index) => all.slice(0, index + 1).reduce((sum, size) => sum + size));
      const items = all.map((size, index) => ({
        start: (ends[index] ?? 0) - size,
        end: ends[index] ?? 0,
      }));
      const { to, linePosition } = findDropTarget(items, held % all.length, point);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(all.length);
      expect(linePosition === undefined).toBe(to === held % all.length);
      expect(linePosition ?? 0).toBeGreaterThanOrEqual(0);
      expect(linePosition ?? 0).toBeLessThanOrEqual(ends.at(-1) ?? 0);
    }),
  );
});

test("scrolls only near the edges, towards the edge, and faster closer to it", () => {
  const view = { start: 100, end: 900 };
  expect(scrollStep(view, 500)).toBe(0);
  expect(scrollStep(view, 100)).toBeLessThan(scrollStep(view, 140));
  expect(scrollStep(view, 140)).toBeLessThan(0);
  expect(scrollStep(view, 950)).toBeGreaterThan(0);
});
