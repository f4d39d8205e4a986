import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { wordRangesContaining } from "./text-ranges.ts";

function wordsOf(text: string, before?: number, after?: number): string[] {
  return wordRangesContaining(text, /\d/g, before, after).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test("finds only words that match, and merges adjacent ones", () => {
  expect(wordsOf("one 2 and 3a 4 five6")).toEqual(["2", "3a 4 five6"]);
  expect(wordsOf("none at all")).toEqual([]);
});

test("includes the requested number of words before and after a match", () => {
  expect(wordsOf("it was on 29 de fevereiro or so", 1, 2)).toEqual(["on 29 de fevereiro"]);
  expect(wordsOf("1 a", 3, 3)).toEqual(["1 a"]);
});

test("covers each matching word with one range, and has a match in each range, for any text", () => {
  const words = fc.array(fc.constantFrom("a", "1", "b2", "", "c"), { maxLength: 12 });
  const around = fc.nat({ max: 3 });
  fc.assert(
    fc.property(words, around, around, (parts, before, after) => {
      const text = parts.join(" ");
      const stretches = wordRangesContaining(text, /\d/g, before, after);
      const outside = stretches.reduceRight(
        (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
        text,
      );
      expect(outside).not.toMatch(/\d/);
      expect(stretches.every(({ start, end }) => /\d/.test(text.slice(start, end)))).toBe(true);
    }),
  );
});
