import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Gauge } from "./gauge.tsx";

/** Returns the number of thin marks and the number of thick marks. */
function marksOf(count: number, total: number): number[] {
  const markup = renderToStaticMarkup(<Gauge count={count} total={total} />);
  return [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path.split("M").length - 1);
}

test("draws a mark for each feature, with thick marks for those of the plan", () => {
  expect(marksOf(4, 12)).toEqual([8, 4]);
  expect(marksOf(12, 12)).toEqual([0, 12]);
});

test("draws the marks in the lower half of a dial, starting on the left", () => {
  const markup = renderToStaticMarkup(<Gauge count={6} total={6} />);
  const heights = [...markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));
  expect(heights.length).toBe(12);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Number(/M(-?[\d.]+)/.exec(markup)?.[1])).toBeLessThan(0);
});

test("draws no dial for too few or too many features, and hides it from screen readers", () => {
  expect(marksOf(1, 1)).toEqual([]);
  expect(marksOf(9, 31)).toEqual([]);
  expect(renderToStaticMarkup(<Gauge count={1} total={2} />)).toContain('aria-hidden="true"');
});
