import { expect, test } from "vitest";
import { focusClass, focusStyles } from "./focus.ts";

test("each point of interest is told once, in the same order whatever the order of pictures", () => {
  expect(focusStyles(["50% 20%", "0% 100%", "50% 20%"])).toBe(
    "@layer tokens{.focus-0-100{--focus:0% 100%}.focus-50-20{--focus:50% 20%}}\n",
  );
  expect(focusClass("50% 20%")).toBe("focus-50-20");
});

test("where no picture has one, nothing is said", () => {
  expect(focusStyles([])).toBe("");
});
