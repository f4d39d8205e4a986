import { expect, test } from "vitest";
import { estimateRatio, median, percentile } from "./statistics.ts";

test("returns the lower middle value as the median, and 0 without values", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBe(0);
});

test("95 of 100 measurements do not exceed the 95th percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
});

test("estimates the ratio of two series with a confidence interval", () => {
  const rounds = [100, 104, 96, 108, 92, 101, 99, 103, 97];
  const half = estimateRatio(
    rounds.map((value) => value / 2),
    rounds,
  );
  expect(half).toEqual({ ratio: 0.5, low: 0.5, high: 0.5 });
  const noisy = estimateRatio([90, 130, 100, 80, 120], [100, 100, 100, 100, 100]);
  expect(noisy.ratio).toBe(1);
  expect(noisy.low).toBeLessThan(1);
  expect(noisy.high).toBeGreaterThan(1);
});
