import { expect, test } from "vitest";
import { logoSize } from "./logo-size.ts";

const sizeOf = (width: number, height: number) => logoSize({ src: "", alt: "", width, height });

test("logoSize returns a width that suits the proportions and fits the page header", () => {
  const widths = [
    [1600, 160],
    [900, 200],
    [300, 100],
    [50, 50],
    [512, 512],
    [300, 600],
  ].map(([width = 0, height = 0]) => sizeOf(width, height)?.width);
  expect(widths).toEqual([240, 175, 143, 56, 56, 28]);
});

test("logoSize returns a width of at least 1 and a decimal ratio for extreme proportions", () => {
  expect(sizeOf(1000, 3)).toEqual({ width: 240, ratio: 333.3333 });
  expect(sizeOf(1, 4000)).toEqual({ width: 1, ratio: 0.0003 });
});

test("logoSize returns undefined if a dimension is unknown", () => {
  expect(sizeOf(0, 50)).toBeUndefined();
});
