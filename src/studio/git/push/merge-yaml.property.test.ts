import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { findFieldConflicts, mergePreferringMine, mergeYaml } from "./merge-yaml.ts";

const names = ["a", "b", "c", "d"] as const;
const field = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
const fields = fc.record({ a: field, b: field, c: field, d: field });
type Fields = Partial<Record<(typeof names)[number], number>>;

/** Formats a file that always has one constant field, so that it is never empty. */
function written(values: Fields): string {
  const lines = names.flatMap((name) =>
    values[name] === undefined ? [] : [`${name}: ${values[name]}\n`],
  );
  return ["# nota\nid: x\n", ...lines].join("");
}

function valuesOf(text: string | undefined): unknown {
  const tree = text === undefined ? undefined : readTree(text);
  return tree && !("offset" in tree) ? tree.value : undefined;
}

test("merges changes by field, or reports each field that both sides changed differently", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const sides = { base: written(base), mine: written(mine), theirs: written(theirs) };
      const isBoth = (name: keyof Fields) =>
        mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name];
      const clashing = names.filter(isBoth);
      const joined = mergeYaml(sides);
      const meant = names.flatMap((name) => {
        const own = mine[name] === base[name] ? theirs[name] : mine[name];
        return own === undefined ? [] : [[name, own]];
      });
      const expected = { id: "x", ...Object.fromEntries(meant) };
      if (clashing.length === 0) expect(valuesOf(joined)).toEqual(expected);
      else {
        expect(joined).toBeUndefined();
        const told = findFieldConflicts(sides).map((each) => each.field);
        expect(told.sort()).toEqual(clashing.map((name) => `/${name}`));
        expect(valuesOf(mergePreferringMine(sides))).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});
