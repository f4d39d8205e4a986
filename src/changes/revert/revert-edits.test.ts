import fc from "fast-check";
import { dump } from "js-yaml";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { fileDifferences } from "../list-changes.ts";
import { createRevertEdits, type DifferenceInFile } from "./revert-edits.ts";

type Text = string | null;

/** Returns all differences between two texts of a file. */
function between(before: Text, after: Text): DifferenceInFile[] {
  const [old, young] = [fileOf(before), fileOf(after)];
  const pair = { path: "a.yaml", schemaId: "page.json", before: old, after: young };
  return fileDifferences(pair).map((difference) => ({ pair, difference }));
}

function fileOf(text: Text) {
  if (text === null) return undefined;
  return { parsed: parseYaml("content/a.yaml", text), schemaId: "page.json" };
}

/** Applies changes to a file and returns its new text. */
function made(text: Text, changes: readonly FileChange[]): Text {
  return changes.reduce<Text>((now, each) => {
    if ("whole" in each) return each.whole;
    const done = applyChanges(now ?? "", each.change);
    return "refused" in done ? expect.fail(done.refused) : done.text;
  }, text);
}

/** Reverts all differences one by one. `pick` chooses the next one from the remaining ones. */
function takenBack(before: Text, after: Text, pick: (count: number) => number): Text {
  let now = after;
  for (let round = 0; round < 60; round += 1) {
    const left = between(before, now);
    const chosen = left[pick(left.length)];
    if (!chosen) return now;
    const changes = createRevertEdits(chosen);
    expect(changes, `${chosen.difference.kind} ${chosen.difference.to}`).not.toEqual([]);
    now = made(now, changes);
  }
  return expect.fail("it does not come to an end");
}

/** Returns the text after reverting its only difference. */
function back(before: Text, after: Text): Text {
  const [only, ...others] = between(before, after);
  expect(others).toEqual([]);
  return only ? made(after, createRevertEdits(only)) : after;
}

describe("reverts one change and keeps the rest of the file as written", () => {
  test("for a changed text", () => {
    expect(back("a: x # nota\nb: 1\n", "a: y # nota\nb: 1\n")).toBe("a: x # nota\nb: 1\n");
  });

  test.each([
    ["price: 599\npriceInWords: x\nb: 1\n", "price: 649\npriceInWords: y\nb: 2\n"],
    ["price: 599\nb: 1\n", "price: 649\npriceInWords: y\nb: 2\n"],
    ["price: 599\npriceInWords: x\nb: 1\n", "price: 649\nb: 2\n"],
  ])("for a price together with its words: %j", (before, after) => {
    const own = between(before, after).filter(({ difference }) => difference.to !== "/b");
    const texts = own.map((each) => made(after, createRevertEdits(each)));
    expect(texts).toEqual([before.replace("b: 1", "b: 2"), before.replace("b: 1", "b: 2")]);
  });

  test("for a price alone if its words have not changed", () => {
    expect(back("price: 1\npriceInWords: x\n", "price: 2\npriceInWords: x\n")).toBe(
      "price: 1\npriceInWords: x\n",
    );
  });

  test("for an added field", () => {
    expect(back("a: x\nc: z\n", "a: x\nb: y\nc: z\n")).toBe("a: x\nc: z\n");
  });

  test("for a removed field, between its neighbours", () => {
    expect(back("a: um\nb: dois\nc: z\n", "a: um\nc: z\n")).toBe("a: um\nb: dois\nc: z\n");
  });

  test("for an added and for a removed block", () => {
    const one = "blocks:\n  - type: cta\n    title: A\n";
    const two = `${one}  - type: faq\n    title: B\n`;
    expect(back(one, two)).toBe(one);
    expect(back(two, one)).toBe(two);
  });

  test("for reordered blocks", () => {
    const blocks = ["  - type: a # primeiro\n", "  - type: b\n    x: 1\n", "  - type: c\n"];
    const before = `blocks:\n${blocks.join("")}`;
    expect(back(before, `blocks:\n${blocks[2]}${blocks[0]}${blocks[1]}`)).toBe(before);
  });

  test("for an added and for a removed file", () => {
    expect(back(null, "a: x\n")).toBeNull();
    expect(back("# nota\na: x\n", null)).toBe("# nota\na: x\n");
  });
});

describe("entries of a list file", () => {
  const list = "# Nossos\n- id: a\n  name: A # um\n- id: b\n  name: B\n";

  test("restores the entries of a removed file one by one, in their order", () => {
    const [first, second] = between(list, null);
    const one = second && made(null, createRevertEdits(second));
    expect(one).toBe("# Nossos\n- id: b\n  name: B\n");
    expect(first?.difference.kind).toBe("removed");
    expect(parseYaml("a.yaml", back(list, one ?? null) ?? "").value).toEqual(
      parseYaml("a.yaml", list).value,
    );
  });

  test("removes the entries of an added file one by one, and the file with the last entry", () => {
    const [first] = between(null, list);
    const one = first ? made(list, createRevertEdits(first)) : list;
    expect(parseYaml("a.yaml", one ?? "").value).toEqual([{ id: "b", name: "B" }]);
    expect(back(null, one)).toBeNull();
  });

  test("restores a removed entry after its former neighbour, which may have moved", () => {
    const now = "- id: new\n- id: a\n- id: c\n";
    const gone = between("- id: a\n- id: b\n- id: c\n", now).find(
      ({ difference }) => difference.kind === "removed",
    );
    const text = gone && made(now, createRevertEdits(gone));
    expect(text).toBe("- id: new\n- id: a\n- id: b\n- id: c\n");
  });
});

test("returns no edits if the text cannot be changed", () => {
  const [change] = between("a: &x um\nb: *x\n", "a: &x dois\nb: *x\n");
  expect(change && createRevertEdits(change)).toEqual([]);
});

const word = fc.constantFrom("um", "dois", "três", "", "9h–18h", "a: b", "# c");
const entry = fc.record(
  {
    id: fc.constantFrom("a", "b", "c", "d"),
    type: fc.constantFrom("cta", "faq"),
    label: word,
    items: fc.array(word, { maxLength: 4 }),
  },
  { requiredKeys: [] },
);
const list = fc.array(entry, { maxLength: 5 });
const group = fc.record(
  {
    title: word,
    body: fc.constantFrom("Um\n\nDois\n", "Um\n\nTrês\n", "Um"),
    price: fc.integer({ max: 9 }),
    isShown: fc.boolean(),
    blocks: list,
    inner: fc.record({ name: word, words: fc.array(word) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test.each([
  ["of fields", group],
  ["of lists", list],
])("restores the older content if all differences %s are reverted in any order", (_, file) => {
  const text = fc.oneof(
    { arbitrary: file.map((value) => dump(value)), weight: 8 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
  fc.assert(
    fc.property(text, text, fc.infiniteStream(fc.nat()), (before, after, chance) => {
      const end = takenBack(before, after, (count) => (chance.next().value ?? 0) % (count || 1));
      expect(between(before, end)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
