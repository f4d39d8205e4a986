import "../../../testing/seed.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  readPackedDeltas,
  readPackedPoints,
  writePackedDeltas,
  writePackedPoints,
} from "./packed-deltas.ts";

const word = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -0x8000, max: 0x7fff }),
);

test("reads packed deltas back unchanged", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (deltas) => {
      const cursor = { data: Buffer.from(writePackedDeltas(deltas)), at: 0 };
      expect(readPackedDeltas(cursor, deltas.length)).toEqual(deltas);
      expect(cursor.at).toBe(cursor.data.length);
    }),
  );
});

test("reads packed point numbers back unchanged, and undefined for all points", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(2000), { minLength: 1, maxLength: 300 }), (numbers) => {
      const points = numbers.sort((a, b) => a - b);
      const cursor = { data: Buffer.from(writePackedPoints(points)), at: 0 };
      expect(readPackedPoints(cursor)).toEqual(points);
      expect(cursor.at).toBe(cursor.data.length);
    }),
  );
  expect(
    readPackedPoints({ data: Buffer.from(writePackedPoints(undefined)), at: 0 }),
  ).toBeUndefined();
});

test("packs a hundred zero deltas into two bytes", () => {
  expect(writePackedDeltas(new Array(100).fill(0))).toHaveLength(2);
});
