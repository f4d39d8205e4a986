import { expect, test } from "vitest";
import { totalBlockingTime } from "./load-metrics.ts";

test("sums the time of each task beyond 50 ms, from the first paint on", () => {
  const tasks = [
    { start: 0, end: 400 },
    { start: 480, end: 580 },
    { start: 600, end: 650 },
    { start: 700, end: 830 },
  ];
  expect(totalBlockingTime(tasks, 500)).toBe(30 + 0 + 80);
  expect(totalBlockingTime([], 500)).toBe(0);
});
