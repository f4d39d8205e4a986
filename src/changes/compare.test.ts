import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import { applyDifference, revertDifference } from "./apply-difference.ts";
import { compareValues } from "./compare.ts";

const tell = (before: unknown, after: unknown) =>
  compareValues(before, after).map(({ kind, from, to }) => `${kind} ${from} → ${to}`);

test("returns no differences for equal values", () => {
  expect(compareValues({ a: [1, { b: "x" }] }, { a: [1, { b: "x" }] })).toEqual([]);
});

test("returns a changed text, a removed field and an added field", () => {
  expect(tell({ a: "x", b: 1 }, { a: "y", c: 2 })).toEqual([
    "changed /a → /a",
    "removed /b → /b",
    "added /c → /c",
  ]);
});

test("returns one difference for an entry inserted at the top of a list", () => {
  const list = [{ id: "a" }, { id: "b" }];
  expect(tell(list, [{ id: "new" }, ...list])).toEqual(["added /0 → /0"]);
});

test("returns both the new order and the change of an entry that moved and changed", () => {
  const before = [{ id: "a", price: 1 }, { id: "b" }, { id: "c" }];
  const after = [{ id: "b" }, { id: "c" }, { id: "a", price: 2 }];
  expect(tell(before, after)).toEqual(["reordered  → ", "changed /0/price → /2/price"]);
});

test("returns one change for a rewritten item of a list of texts", () => {
  expect(tell(["a", "b", "c"], ["a", "x", "c"])).toEqual(["changed /1 → /1"]);
});

test("matches blocks of the same type by their order", () => {
  const before = [
    { type: "grid", title: "A" },
    { type: "grid", title: "B" },
  ];
  const after = [
    { type: "grid", title: "A" },
    { type: "grid", title: "C" },
  ];
  expect(tell(before, after)).toEqual(["changed /1/title → /1/title"]);
});

test("matches links by their target, and treats an entry with another id as new", () => {
  const before = [
    { label: "A", to: "/a" },
    { label: "B", to: "/b" },
  ];
  expect(tell(before, [{ label: "C", to: "/a" }, before[1]])).toEqual([
    "changed /0/label → /0/label",
  ]);
  expect(tell([{ id: "a", price: 1 }], [{ id: "b", price: 1 }])).toEqual([
    "removed /0 → /0",
    "added /0 → /0",
  ]);
});

const entry = fc.record(
  { id: fc.constantFrom("a", "b", "c", "d"), text: fc.string(), list: fc.array(fc.string()) },
  { requiredKeys: ["id"] },
);
const content = fc.record(
  {
    title: fc.string(),
    "a/b~c": fc.integer(),
    entries: fc.uniqueArray(entry, { selector: ({ id }) => id }),
    words: fc.array(fc.constantFrom("x", "y", "z")),
  },
  { requiredKeys: [] },
);

test("converts between the older and the newer value with a single difference", () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const differences = compareValues(before, after);
      if (differences.length !== 1) return;
      const [difference] = differences;
      if (!difference) return;
      expect(applyDifference(before, difference)).toEqual(after);
      expect(revertDifference(after, difference)).toEqual(before);
    }),
    { numRuns: 3000 },
  );
});

test("finds a difference exactly if the values differ, and can apply and revert each one", () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const differences = compareValues(before, after);
      expect(differences.length === 0).toBe(
        JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)),
      );
      for (const difference of differences) {
        applyDifference(before, difference);
        revertDifference(after, difference);
      }
    }),
    { numRuns: 1000 },
  );
});

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

describe("compares lists of ten thousand entries", () => {
  const entries = (prefix: string) =>
    Array.from({ length: 10_000 }, (_, index) => ({ id: `${prefix}-${index}`, title: "A" }));
  const old = entries("a");

  test("with one new entry and one changed entry", () => {
    const young = old.map((entry) => (entry.id === "a-7000" ? { ...entry, title: "B" } : entry));
    const kinds = compareValues(old, [{ id: "new", title: "N" }, ...young]).map(({ kind }) => kind);
    expect(kinds).toEqual(["changed", "added"]);
  });

  test("in another order", () => {
    const kinds = compareValues(old, [...old].reverse()).map(({ kind }) => kind);
    expect(kinds).toEqual(["reordered"]);
  });

  test("without common entries", () => {
    const kinds = compareValues(old, entries("b")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "removed")).toHaveLength(10_000);
    expect(kinds).toHaveLength(20_000);
  });

  test("of texts without ids", () => {
    const texts = old.map(({ id }) => id);
    const kinds = compareValues(
      texts,
      texts.map((text) => `${text}!`),
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(10_000).fill("changed"));
  });
});
