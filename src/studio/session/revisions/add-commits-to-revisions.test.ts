import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import type { FileHistory } from "../../backend-contract/history.ts";
import { addCommitsToRevisions } from "./add-commits-to-revisions.ts";
import {
  createCachedParser,
  listFieldRevisions,
  mergeAndParseRevisions,
} from "./field-value-history.ts";
import type { FileRevision } from "./file-revisions.ts";

const minute = 60_000;
const yaml = (price: number | null) => (price === null ? null : `price: ${price}\n`);

type Price = number | null;

/** Creates a revision as in the journal. `time` is in minutes. */
function turn(time: number, before: Price, after: Price): FileRevision {
  return { time: time * minute, before: yaml(before), after: yaml(after) };
}

/** Creates a commit. `time` is in minutes. */
function kept(time: number, price: Price): FileHistory["versions"][number] {
  const text = yaml(price);
  return { id: `v${time}`, time: time * minute, who: "Célia", words: "", text };
}

/** Returns the history of the price: time in minutes, value before and after, and commit. */
function told(turns: FileRevision[], versions: FileHistory["versions"], present: Price) {
  const at = { present: yaml(present), now: 1000 * minute };
  const read = mergeAndParseRevisions(
    addCommitsToRevisions(turns, versions, at),
    createCachedParser(),
  );
  return listFieldRevisions("/price", read).map(({ time, before, after, kept: own }) => {
    return `${time / minute}: ${before} → ${after} ${own?.id ?? "-"}`;
  });
}

test("uses only the journal if there are no commits", () => {
  expect(told([turn(1, 1, 2), turn(5, 2, 3)], [], 3)).toEqual(["5: 2 → 3 -", "1: 1 → 2 -"]);
});

test("uses only the commits if there is no journal", () => {
  expect(told([], [kept(9, 3), kept(5, 2), kept(1, 1)], 3)).toEqual(["9: 2 → 3 v9", "5: 1 → 2 v5"]);
});

test("lists a change in both once, with its journal time and its commit", () => {
  const journal = [turn(4, 1, 2), turn(8, 2, 3), turn(12, 3, 4)];
  expect(told(journal, [kept(9, 3), kept(1, 1)], 4)).toEqual([
    "12: 3 → 4 -",
    "8: 2 → 3 v9",
    "4: 1 → 2 v9",
  ]);
});

test("inserts a change that only a commit has between the journal entries", () => {
  expect(told([turn(2, 1, 2), turn(20, 7, 8)], [kept(9, 7), kept(5, 2), kept(1, 1)], 8)).toEqual([
    "20: 7 → 8 -",
    "9: 2 → 7 v9",
    "2: 1 → 2 v5",
  ]);
});

test("uses the commit time if the journal recorded the change later", () => {
  expect(told([turn(20, 1, 2)], [kept(9, 2), kept(1, 1)], 2)).toEqual(["9: 1 → 2 v9"]);
});

test("keeps the order of commits even if their times disagree", () => {
  expect(told([], [kept(5, 3), kept(9, 2), kept(1, 1)], 3)).toEqual(["5: 2 → 3 v5", "5: 1 → 2 v9"]);
});

test("ignores a change of line endings", () => {
  const version = { ...kept(1, 1), text: "price: 1\r\n" };
  expect(told([], [version], 1)).toEqual([]);
});

test("each revision continues the previous one and the last ends at the current value", () => {
  const price = fc.integer({ min: 1, max: 4 });
  const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), price), { maxLength: 8 });
  fc.assert(
    fc.property(moments, moments, price, (noted, versions, present) => {
      const times = noted.toSorted(([a], [b]) => a - b);
      const turns = times.map(([time, to], at) => turn(time, times[at - 1]?.[1] ?? 1, to));
      const all = versions.toSorted(([a], [b]) => b - a).map(([time, to]) => kept(time, to));
      const lines = told(turns, all, present).map((line) => /: (.*) → (.*) /.exec(line) ?? []);
      const chain = lines.toReversed();
      for (const [at, [, before, after]] of chain.entries()) {
        expect(before).not.toBe(after);
        if (at > 0) expect(before).toBe(chain[at - 1]?.[2]);
      }
      if (chain.length > 0) expect(chain.at(-1)?.[2]).toBe(String(present));
    }),
  );
});
