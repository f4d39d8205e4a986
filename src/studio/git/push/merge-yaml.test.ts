import { expect, test } from "vitest";
import { findFieldConflicts, mergePreferringMine, mergeYaml } from "./merge-yaml.ts";

const base = "a: 1\nb: 2\nlist:\n  - id: x\n    n: 1\n  - id: y\n    n: 2\n";
const sides = (mine: [string, string], theirs: [string, string]) => ({
  base,
  mine: base.replace(...mine),
  theirs: base.replace(...theirs),
});

test("merges changes in adjacent lines as changes of separate fields", () => {
  const both = sides(["a: 1", "a: 5"], ["b: 2", "b: 6 # nota"]);
  expect(mergeYaml(both)).toBe(base.replace("a: 1", "a: 5").replace("b: 2", "b: 6 # nota"));
  const end = "n: 2\n";
  const added = sides([end, `${end}c: 3\n`], [end, `${end}d: 4\n`]);
  expect(mergeYaml(added)).toBe(`${base}c: 3\nd: 4\n`);
});

test("reports a field that both sides changed, with both values", () => {
  const both = sides(["n: 2", "n: 3"], ["n: 2", "n: 4"]);
  expect(mergeYaml(both)).toBeUndefined();
  expect(findFieldConflicts(both)).toEqual([{ field: "/list/1/n", mine: "3", theirs: "4" }]);
  expect(mergePreferringMine(both)).toBe(both.mine);
});

test("reports an entry that one side removed and the other changed", () => {
  const both = sides(["  - id: y\n    n: 2\n", ""], ["n: 2", "n: 4"]);
  expect(mergeYaml(both)).toBeUndefined();
  expect(findFieldConflicts(both)).toHaveLength(1);
});

test("does not merge conflicting entries by index if the lists differ in length", () => {
  const both = sides(["n: 2", "n: 3"], ["  - id: x", "  - id: z\n    n: 0\n  - id: x"]);
  const theirs = both.theirs.replace("n: 2", "n: 4");
  expect(mergePreferringMine({ ...both, theirs })).toBeUndefined();
});

test("reports an unreadable text as a conflict of the whole file", () => {
  expect(findFieldConflicts({ base, mine: "a: 'x", theirs: "a: 2\n" })).toMatchObject([
    { field: "" },
  ]);
});
