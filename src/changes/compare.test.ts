import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import { applyDifference, revertDifference } from "./apply-difference.ts";
import { compareValues } from "./compare.ts";

const tell = (before: unknown, after: unknown) =>
  compareValues(before, after).map(({ kind, from, to }) => `${kind} ${from} → ${to}`);

test("equal values do not differ", () => {
  expect(compareValues({ a: [1, { b: "x" }] }, { a: [1, { b: "x" }] })).toEqual([]);
});

test("a text, a field that came and one that went", () => {
  expect(tell({ a: "x", b: 1 }, { a: "y", c: 2 })).toEqual([
    "changed /a → /a",
    "removed /b → /b",
    "added /c → /c",
  ]);
});

test("an entry put on top of a list is one difference", () => {
  const list = [{ id: "a" }, { id: "b" }];
  expect(tell(list, [{ id: "new" }, ...list])).toEqual(["added /0 → /0"]);
});

test("an entry that moved and changed is told as both", () => {
  const before = [{ id: "a", price: 1 }, { id: "b" }, { id: "c" }];
  const after = [{ id: "b" }, { id: "c" }, { id: "a", price: 2 }];
  expect(tell(before, after)).toEqual(["reordered  → ", "changed /0/price → /2/price"]);
});

test("a rewritten item of a list of texts is one change", () => {
  expect(tell(["a", "b", "c"], ["a", "x", "c"])).toEqual(["changed /1 → /1"]);
});

test("two blocks of one type are told apart by their order", () => {
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

test("a button with other words is the same button; one with another id is another entry", () => {
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

test("a single difference applied to the older value gives the newer one, and the way back", () => {
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

test("whatever differs is found, and each difference can be applied and reverted", () => {
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

describe("lists of ten thousand entries are compared in moments", () => {
  const entries = (prefix: string) =>
    Array.from({ length: 10_000 }, (_, index) => ({ id: `${prefix}-${index}`, title: "A" }));
  const old = entries("a");

  test("where one is new and one says something else", () => {
    const young = old.map((entry) => (entry.id === "a-7000" ? { ...entry, title: "B" } : entry));
    const kinds = compareValues(old, [{ id: "new", title: "N" }, ...young]).map(({ kind }) => kind);
    expect(kinds).toEqual(["changed", "added"]);
  });

  test("where all are in another order", () => {
    const kinds = compareValues(old, [...old].reverse()).map(({ kind }) => kind);
    expect(kinds).toEqual(["reordered"]);
  });

  test("where none is the same", () => {
    const kinds = compareValues(old, entries("b")).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "removed")).toHaveLength(10_000);
    expect(kinds).toHaveLength(20_000);
  });

  test("where they are texts without names", () => {
    const texts = old.map(({ id }) => id);
    const kinds = compareValues(
      texts,
      texts.map((text) => `${text}!`),
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(10_000).fill("changed"));
  });
});
