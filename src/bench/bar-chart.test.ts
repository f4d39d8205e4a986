import { expect, test } from "vitest";
import { barChart } from "./bar-chart.ts";

test("the longest bar fills the room, the others stand to it as their figures do", () => {
  const chart = barChart(
    [
      { label: "A & B", value: 2 },
      { label: "C", value: 8 },
    ],
    { title: "Seconds", digits: 1 },
  );
  expect([...chart.matchAll(/<rect[^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual(
    [120, 480],
  );
  expect(chart).toContain("A &amp; B");
  expect(chart).toContain(">2.0<");
});
