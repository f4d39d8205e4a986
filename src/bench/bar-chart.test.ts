import { expect, test } from "vitest";
import { drawBarChart } from "./bar-chart.ts";

test("draws bars proportional to their values, fades unmarked ones and escapes labels", () => {
  const chart = drawBarChart(
    [
      { label: "A & B", value: 2, isMarked: true },
      { label: "C", value: 8 },
    ],
    { title: "Seconds", digits: 1 },
  );
  const bars = [...chart.matchAll(/<rect[^>]*width="(\d+)"[^>]*opacity="([^"]+)"/g)];
  const [short = 0, long = 0] = bars.map(([, width]) => Number(width));
  expect(long / short).toBeCloseTo(4, 1);
  expect(bars.map(([, , opacity]) => opacity)).toEqual(["1", "0.45"]);
  expect(chart).toContain("A &amp; B");
  expect(chart).toContain(">2.0<");
});

test("makes room for a long label", () => {
  const label = "Generator 12.34.56, 5000 rich, one edited";
  const chart = drawBarChart([{ label, value: 1 }], { title: "Seconds", digits: 1 });
  const [, end] = /<text x="(\d+)"[^>]*text-anchor="end"/.exec(chart) ?? [];
  expect(Number(end)).toBeGreaterThan(label.length * 7);
});
