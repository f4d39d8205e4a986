import { expect, test } from "vitest";
import { findFieldConflicts, mergePreferringMine, mergeYaml } from "./merge-yaml.ts";

const base = "a: 1\nb: 2\nlist:\n  - id: x\n    n: 1\n  - id: y\n    n: 2\n";
const sides = (mine: [string, string], theirs: [string, string]) => ({
  base,
  mine: base.replace(...mine),
  theirs: base.replace(...theirs),
});

test("neighbours on the lines are two fields, and both changes count", () => {
  const both = sides(["a: 1", "a: 5"], ["b: 2", "b: 6 # nota"]);
  expect(mergeYaml(both)).toBe(base.replace("a: 1", "a: 5").replace("b: 2", "b: 6 # nota"));
  const end = "n: 2\n";
  const added = sides([end, `${end}c: 3\n`], [end, `${end}d: 4\n`]);
  expect(mergeYaml(added)).toBe(`${base}c: 3\nd: 4\n`);
});

test("one field that both changed is told with both of its values", () => {
  const both = sides(["n: 2", "n: 3"], ["n: 2", "n: 4"]);
  expect(mergeYaml(both)).toBeUndefined();
  expect(findFieldConflicts(both)).toEqual([{ field: "/list/1/n", mine: "3", theirs: "4" }]);
  expect(mergePreferringMine(both)).toBe(both.mine);
});

test("an entry that one removed and the other changed is told", () => {
  const both = sides(["  - id: y\n    n: 2\n", ""], ["n: 2", "n: 4"]);
  expect(mergeYaml(both)).toBeUndefined();
  expect(findFieldConflicts(both)).toHaveLength(1);
});

test("in lists of other lengths nobody's entry is taken for another one", () => {
  const both = sides(["n: 2", "n: 3"], ["  - id: x", "  - id: z\n    n: 0\n  - id: x"]);
  const theirs = both.theirs.replace("n: 2", "n: 4");
  expect(mergePreferringMine({ ...both, theirs })).toBeUndefined();
});

test("a text that cannot be read is told as a whole", () => {
  expect(findFieldConflicts({ base, mine: "a: 'x", theirs: "a: 2\n" })).toMatchObject([
    { field: "" },
  ]);
});
