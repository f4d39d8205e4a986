import { expect, test } from "vitest";
import { goesFurther } from "./goes-further.ts";

test("a text goes further where all that was typed stands in it, with more behind", () => {
  const base = "name: Ana\nphone: '1'\n";
  const typed = "name: Anab\nphone: '1'\n";
  expect(goesFurther(base, typed, "name: Anabela\nphone: '1'\n")).toBe(true);
  expect(goesFurther(base, typed, "name: Anac\nphone: '1'\n")).toBe(false);
  expect(goesFurther(base, typed, "name: Anabela\nphone: '2'\n")).toBe(false);
  expect(goesFurther(base, typed, base)).toBe(false);
});
