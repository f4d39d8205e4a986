import { expect, test } from "vitest";
import { mergeTypedText } from "./merge-typed-text.ts";

test("keeps both the typed text and another change elsewhere in the text", () => {
  const base = "First words.\n\nSecond words.\n\nThird words.";
  const mine = base.replace("First", "My first");
  const theirs = base.replace("Third", "Their third");
  expect(mergeTypedText(base, mine, theirs)).toBe(
    "My first words.\n\nSecond words.\n\nTheir third words.",
  );
});

test("prefers the typed text if both changed the same place", () => {
  expect(mergeTypedText("one word", "one great word", "one small word")).toBe("one great word");
});
