import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const base = "title: Um\nitems:\n  - id: a\n    price: 1\n  - id: b\n    price: 2\n# fim\n";
const merged = (mine: string, theirs: string, from = base) => mergeTexts(from, mine, theirs)?.text;
const with_ = (old: string, now: string, text = base) => text.replace(old, now);

test("merges changes in different places", () => {
  expect(merged(with_("Um", "Dois"), with_("price: 2", "price: 3"))).toBe(
    with_("Um", "Dois", with_("price: 2", "price: 3")),
  );
});

test("merges a change to an item if the other side inserts an item above it", () => {
  const theirs = with_("  - id: a", "  - id: z\n    price: 0\n  - id: a");
  expect(merged(with_("price: 2", "price: 9"), theirs)).toBe(with_("price: 2", "price: 9", theirs));
});

test("merges identical changes into one", () => {
  const both = with_("Um", "Dois");
  expect(merged(both, both)).toBe(both);
  expect(merged(both, with_("# fim", "# nota", both))).toBe(with_("# fim", "# nota", both));
});

test("merges a changed value with their comment on the same line, unless both edits touch", () => {
  expect(merged("a: 'y'\n", "a: 'x' # nota\n", "a: 'x'\n")).toBe("a: 'y' # nota\n");
  expect(merged("a: y\n", "a: x # nota\n", "a: x\n")).toBeUndefined();
});

test("returns undefined if both change the same value or insert at the same place", () => {
  expect(merged(with_("Um", "Dois"), with_("Um", "Três"))).toBeUndefined();
  expect(merged(with_("# fim", "x: 1\n# fim"), with_("# fim", "y: 1\n# fim"))).toBeUndefined();
});

test("returns undefined if one side changes what the other removed", () => {
  const theirs = with_("  - id: b\n    price: 2\n", "");
  expect(merged(with_("price: 2", "price: 3"), theirs)).toBeUndefined();
});

test("merges a changed number with an insertion in the same inline list", () => {
  const list = "a: [1, 2, 3, 4]\n";
  expect(merged("a: [1, 2, 3, 5]\n", "a: [0, 1, 2, 3, 4]\n", list)).toBe("a: [0, 1, 2, 3, 5]\n");
});

test("returns undefined if the merged text would change the meaning of an edit", () => {
  // My edit is in the group that their edit renamed.
  const from = "a:\n  x: 1\nb:\n  y: 2\n  z: 3\n";
  expect(merged(with_("z: 3", "z: 4", from), with_("b:\n", "", from), from)).toBeUndefined();
});

test("returns undefined if the merge has a duplicate key or one side is not valid YAML", () => {
  const from = "a: 1\nb: 2\nc: 3\n";
  expect(
    merged(with_("a: 1", "d: 4\na: 1", from), with_("c: 3", "c: 3\nd: 4", from), from),
  ).toBeUndefined();
  expect(
    merged(with_("a: 1", "a: 5", from), with_("c: 3", "c: 'open", from), from),
  ).toBeUndefined();
});
