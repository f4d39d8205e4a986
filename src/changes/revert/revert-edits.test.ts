import fc from "fast-check";
import { dump } from "js-yaml";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { fileDifferences } from "../list-changes.ts";
import { createRevertEdits, type FileDifference } from "./revert-edits.ts";

type Text = string | null;

/** Returns all differences between two texts of a file. */
function between(before: Text, after: Text): FileDifference[] {
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

describe("one change is taken back, and all else stays as it is written", () => {
  test("a text in other words", () => {
    expect(back("a: x # nota\nb: 1\n", "a: y # nota\nb: 1\n")).toBe("a: x # nota\nb: 1\n");
  });

  test.each([
    ["price: 599\npriceInWords: x\nb: 1\n", "price: 649\npriceInWords: y\nb: 2\n"],
    ["price: 599\nb: 1\n", "price: 649\npriceInWords: y\nb: 2\n"],
    ["price: 599\npriceInWords: x\nb: 1\n", "price: 649\nb: 2\n"],
  ])("a price and its words go back together: %j", (before, after) => {
    const own = between(before, after).filter(({ difference }) => difference.to !== "/b");
    const texts = own.map((each) => made(after, createRevertEdits(each)));
    expect(texts).toEqual([before.replace("b: 1", "b: 2"), before.replace("b: 1", "b: 2")]);
  });

  test("a price whose words are as before goes back alone", () => {
    expect(back("price: 1\npriceInWords: x\n", "price: 2\npriceInWords: x\n")).toBe(
      "price: 1\npriceInWords: x\n",
    );
  });

  test("a field that came", () => {
    expect(back("a: x\nc: z\n", "a: x\nb: y\nc: z\n")).toBe("a: x\nc: z\n");
  });

  test("a field that went stands between its neighbours again", () => {
    expect(back("a: um\nb: dois\nc: z\n", "a: um\nc: z\n")).toBe("a: um\nb: dois\nc: z\n");
  });

  test("a block that came, and one that went", () => {
    const one = "blocks:\n  - type: cta\n    title: A\n";
    const two = `${one}  - type: faq\n    title: B\n`;
    expect(back(one, two)).toBe(one);
    expect(back(two, one)).toBe(two);
  });

  test("blocks in another order go back as they are written", () => {
    const blocks = ["  - type: a # primeiro\n", "  - type: b\n    x: 1\n", "  - type: c\n"];
    const before = `blocks:\n${blocks.join("")}`;
    expect(back(before, `blocks:\n${blocks[2]}${blocks[0]}${blocks[1]}`)).toBe(before);
  });

  test("a file that came, and one that went", () => {
    expect(back(null, "a: x\n")).toBeNull();
    expect(back("# nota\na: x\n", null)).toBe("# nota\na: x\n");
  });
});

describe("the entries of a list that is a file", () => {
  const list = "# Nossos\n- id: a\n  name: A # um\n- id: b\n  name: B\n";

  test("of a file that went one comes back alone, then the other in its place", () => {
    const [first, second] = between(list, null);
    const one = second && made(null, createRevertEdits(second));
    expect(one).toBe("# Nossos\n- id: b\n  name: B\n");
    expect(first?.difference.kind).toBe("removed");
    expect(parseYaml("a.yaml", back(list, one ?? null) ?? "").value).toEqual(
      parseYaml("a.yaml", list).value,
    );
  });

  test("of a file that came one goes after the other, and with the last one the file", () => {
    const [first] = between(null, list);
    const one = first ? made(list, createRevertEdits(first)) : list;
    expect(parseYaml("a.yaml", one ?? "").value).toEqual([{ id: "b", name: "B" }]);
    expect(back(null, one)).toBeNull();
  });

  test("what went stands behind its neighbour, wherever that is by now", () => {
    const now = "- id: new\n- id: a\n- id: c\n";
    const gone = between("- id: a\n- id: b\n- id: c\n", now).find(
      ({ difference }) => difference.kind === "removed",
    );
    const text = gone && made(now, createRevertEdits(gone));
    expect(text).toBe("- id: new\n- id: a\n- id: b\n- id: c\n");
  });
});

test("where the text cannot be changed there is no way back", () => {
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
])("taken back one after the other, in any order, the differences %s leave what was", (_, file) => {
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
