import { expect, test } from "vitest";
import { balancedRowClasses } from "./balanced-row-classes.ts";

test.each([
  [0, 6, "by-0"],
  [1, 6, "by-1"],
  [6, 6, "by-6"],
  [7, 6, "by-4"],
  [8, 6, "by-4"],
  [10, 6, "by-5"],
  [13, 6, "by-5"],
  [4, 4, "by-4"],
  [5, 4, "by-3"],
] as const)("%i items with at most %i in a row get the class %s", (count, most, row) => {
  expect(balancedRowClasses(count, most)).toBe(`spread ${row}`);
});
