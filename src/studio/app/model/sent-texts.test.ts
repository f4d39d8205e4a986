import { expect, test } from "vitest";
import { SentTexts } from "./sent-texts.ts";

test("a core is told only what differs from what it knows, and what is gone", () => {
  const sent = new SentTexts();
  expect(sent.takeUnsent(new Map(Object.entries({ a: "1", b: "2" })))).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
  const now = new Map(Object.entries({ a: "1", c: "3" }));
  expect(sent.takeUnsent(now)).toEqual([
    ["c", "3"],
    ["b", null],
  ]);
  expect(sent.takeUnsent(now)).toEqual([]);
});
