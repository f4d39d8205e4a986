import fc from "fast-check";
import "../../testing/seed.ts";
import { expect, test } from "vitest";
import { jsonInPieces } from "./json-pieces.ts";

test("pieces of JSON are the JSON of the whole", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonInPieces(value)].join("")).toBe(JSON.stringify(value));
    }),
  );
});

test("what is not there is left out, as in any JSON", () => {
  const record = { url: undefined, pages: { "/": undefined, "/blog": { noindex: undefined } } };
  expect([...jsonInPieces(record)].join("")).toBe('{"pages":{"/blog":{}}}');
});

test("a large record comes in pieces, none of them much larger than the others", () => {
  const articles = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`artigo-${index}`, { title: "a".repeat(200) }]),
  );
  const lengths = [...jsonInPieces({ articles })].map((piece) => piece.length);
  expect(lengths.length).toBeGreaterThan(3);
  expect(Math.max(...lengths)).toBeLessThan(300_000);
});
