import { expect, test } from "vitest";
import { isEqual } from "./is-equal.ts";

const values = [null, 0, 1, "", "1", true, [], {}, [1], ["1"], { a: 1 }, { b: 1 }, { 0: 1 }];
const nested = [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, { a: [1] }, { a: 1, b: 2 }];

test("a value equals its deep copy, but no other value", () => {
  const all = [...values, ...nested];
  for (const [index, one] of all.entries()) {
    const same = all.flatMap((other, place) =>
      isEqual(one, structuredClone(other)) ? [place] : [],
    );
    expect(same).toEqual([index]);
  }
});

test("the order of fields does not matter, but the order of items does", () => {
  expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isEqual([1, 2], [2, 1])).toBe(false);
});
