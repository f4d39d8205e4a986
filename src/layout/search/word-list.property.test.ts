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

test("what is written is read again, whatever the words and however many pages", () => {
  fc.assert(
    fc.property(lists, (entries) => {
      const written = new Map<string, WordOccurrence[]>(entries);
      const read = decodeWordList(encodeWordList(written));
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(written));
    }),
  );
});

test("the order in which words come makes no difference", () => {
  fc.assert(
    fc.property(lists, (entries) => {
      expect(encodeWordList(new Map([...entries].reverse()))).toEqual(
        encodeWordList(new Map(entries)),
      );
    }),
  );
});

test("no sign has to be escaped where the list stands in JSON", () => {
  const many = Array.from({ length: 300 }, (_, page) => ({ page: page * page, often: true }));
  const { places: text } = encodeWordList(new Map([["roda", many]]));
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});
