import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { foldedWords } from "./folded-words.ts";
import { decodeWordList, encodeWordList, type WordOccurrence } from "./word-list.ts";

const word = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((text) => foldedWords(text)[0] === text);
const places = fc
  .uniqueArray(fc.record({ page: fc.nat(20_000), often: fc.boolean() }), {
    minLength: 1,
    selector: ({ page }) => page,
  })
  .map((list) => list.sort((a, b) => a.page - b.page));
const lists = fc.uniqueArray(fc.tuple(word, places), { selector: ([text]) => text });

test("decodes an encoded word list to the same words and pages", () => {
  fc.assert(
    fc.property(lists, (entries) => {
      const written = new Map<string, WordOccurrence[]>(entries);
      const read = decodeWordList(encodeWordList(written));
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(written));
    }),
  );
});

test("encodes the same list whatever the order of the words", () => {
  fc.assert(
    fc.property(lists, (entries) => {
      expect(encodeWordList(new Map([...entries].reverse()))).toEqual(
        encodeWordList(new Map(entries)),
      );
    }),
  );
});

test("encodes places without characters that JSON must escape", () => {
  const many = Array.from({ length: 300 }, (_, page) => ({ page: page * page, often: true }));
  const { places: text } = encodeWordList(new Map([["roda", many]]));
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});
