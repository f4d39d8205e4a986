import { expect, test } from "vitest";
import { mergeTypedText } from "./merge-typed-text.ts";

test("what somebody else changed meanwhile stays, beside what was typed", () => {
  const base = "First words.\n\nSecond words.\n\nThird words.";
  const mine = base.replace("First", "My first");
  const theirs = base.replace("Third", "Their third");
  expect(mergeTypedText(base, mine, theirs)).toBe(
    "My first words.\n\nSecond words.\n\nTheir third words.",
  );
});

test("in the same place what was typed here counts", () => {
  expect(mergeTypedText("one word", "one great word", "one small word")).toBe("one great word");
});
