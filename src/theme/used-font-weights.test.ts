import { expect, test } from "vitest";
import { clampWeightRange, usedWeightRange } from "./used-font-weights.ts";

test.each([
  ["h1{font-weight:340}", { min: 340, max: 400 }],
  [":root{--weight-h1:320;--weight-text:400}", { min: 320, max: 400 }],
  ["p{font:480 2.12em/1 var(--font-display)}", { min: 400, max: 480 }],
  ["p{font:italic 450 1em/1 serif}b{font-weight: 600}", { min: 400, max: 600 }],
])("usedWeightRange finds the weights in %s", (css, weights) => {
  expect(usedWeightRange(css)).toEqual(weights);
});

test("usedWeightRange ignores sizes, variables and inherited fonts", () => {
  const css = "p{font:var(--weight-text) 900px/1 serif;font-size:100px}th{font:inherit}";
  expect(usedWeightRange(css)).toEqual({ min: 400, max: 400 });
});

test("clampWeightRange reduces a range to the used weights and never widens it", () => {
  expect(clampWeightRange({ min: 200, max: 800 }, { min: 320, max: 600 })).toEqual({
    min: 320,
    max: 600,
  });
  expect(clampWeightRange({ min: 400, max: 500 }, { min: 320, max: 600 })).toEqual({
    min: 400,
    max: 500,
  });
  expect(clampWeightRange({ min: 500, max: 700 }, { min: 400, max: 400 })).toEqual({
    min: 500,
    max: 500,
  });
});
