import { expect, test } from "vitest";
import { focalPointClass, focalPointStyles } from "./focal-point.ts";

test("each point of interest is told once, in the same order whatever the order of pictures", () => {
  expect(focalPointStyles(["50% 20%", "0% 100%", "50% 20%"])).toBe(
    "@layer tokens{.focus-0-100{--focus:0% 100%}.focus-50-20{--focus:50% 20%}}\n",
  );
  expect(focalPointClass("50% 20%")).toBe("focus-50-20");
});

test("where no picture has one, nothing is said", () => {
  expect(focalPointStyles([])).toBe("");
});
