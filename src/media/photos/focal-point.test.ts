import { expect, test } from "vitest";
import { focalPointClass, focalPointStyles } from "./focal-point.ts";

test("writes one rule for each distinct focal point, in sorted order", () => {
  expect(focalPointStyles(["50% 20%", "0% 100%", "50% 20%"])).toBe(
    "@layer tokens{.focus-0-100{--focus:0% 100%}.focus-50-20{--focus:50% 20%}}\n",
  );
  expect(focalPointClass("50% 20%")).toBe("focus-50-20");
});

test("writes no styles if no picture has a focal point", () => {
  expect(focalPointStyles([])).toBe("");
});
