import { expect, test } from "vitest";
import { createIncrementalCheck } from "./content-checker.ts";

/** Creates an incremental check with a checker that records its input. */
function noting() {
  const given: [string, string | null][][] = [];
  const kept = new Set<string>();
  const check = createIncrementalCheck(
    {
      check: async (texts) => {
        given.push([...texts]);
        return [];
      },
    },
    () => kept,
  );
  return { check, given, kept };
}

test("passes only the differences from the previous check to the checker", async () => {
  const { check, given } = noting();
  await check(new Map(Object.entries({ a: "1", b: "1" })));
  await check(new Map(Object.entries({ a: "2", b: "1" })));
  await check(new Map(Object.entries({ a: "2", b: "1" })));
  await check(new Map(Object.entries({ a: "2" })));
  expect(given).toEqual([
    [
      ["a", "1"],
      ["b", "1"],
    ],
    [["a", "2"]],
    [["b", null]],
  ]);
});

test("passes a registered picture that is missing as removed, only once", async () => {
  const { check, given, kept } = noting();
  const texts = new Map([["a", "1"]]);
  await check(texts);
  kept.add("media/foto.jpg");
  await check(texts);
  await check(texts);
  expect(given.slice(1)).toEqual([[["media/foto.jpg", null]]]);
});
