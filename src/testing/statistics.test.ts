import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("half of the measurements do not exceed the median", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBe(0);
});

test("95 of 100 measurements do not exceed the 95th percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
});
