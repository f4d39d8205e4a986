import { expect, test } from "vitest";
import { describeTornFiles } from "./torn-files.ts";
import { countLostKeys, countSurvivingKeys, type KeySequence } from "./typed-keys.ts";

const killed = 100_000;

/** Returns letters typed in the text "Suas contas", each with its age in ms at the kill. */
function typedAt(letters: string, ages: readonly number[], name = "a.yaml#/title"): KeySequence {
  const keys = ages.map((age, at) => ({ letter: letters[at] ?? "", moment: killed - age }));
  return { name, before: "Suas contas", keys };
}

test("counts all or the first surviving keys at any caret position", () => {
  const typed = typedAt("xyz", [30, 20, 10]);
  expect(countSurvivingKeys(typed, "Suas contasxyz")).toBe(3);
  expect(countSurvivingKeys(typed, "xySuas contas")).toBe(2);
  expect(countSurvivingKeys(typed, "Suas contas")).toBe(0);
});

test("returns undefined if letters are reordered, repeated or split, or if earlier text is missing", () => {
  const typed = typedAt("xyz", [30, 20, 10]);
  for (const now of [
    "Suas contasyx",
    "Suas contasxxy",
    "Suas contasyz",
    "Suas conta",
    "xSuas contasy",
  ])
    expect(countSurvivingKeys(typed, now)).toBeUndefined();
});

test("reports lost keys as faults only if they are older than a second", () => {
  const typed = typedAt("xyz", [1500, 900, 300]);
  const late = countLostKeys([{ ...typed, now: "Suas contasx" }], killed);
  expect(late).toEqual({ pressed: 3, old: 1, lost: 2, oldestLost: 900, faults: [] });
  const early = countLostKeys([{ ...typed, now: "Suas contas" }], killed);
  expect(early).toMatchObject({ lost: 3, oldestLost: 1500 });
  expect(early.faults).toEqual([expect.stringMatching(/^1 old keys lost/)]);
});

test("ignores keys pressed after the kill", () => {
  const typed = typedAt("xy", [200, -500]);
  const kept = countLostKeys([{ ...typed, now: "Suas contasx" }], killed);
  expect(kept).toEqual({ pressed: 1, old: 0, lost: 0, oldestLost: 0, faults: [] });
});

test("reports lost keys if later keys survived", () => {
  const first = { ...typedAt("xy", [800, 700]), now: "Suas contasx" };
  const next = { ...typedAt("pq", [600, 500], "a.yaml#/lede"), now: "Suas contasp" };
  expect(countLostKeys([first, next], killed).faults).toEqual([
    "a.yaml#/lede: keys before it are lost",
  ]);
});

test("accepts a file with the first letters typed in it, and reports any other difference", () => {
  const before = new Map([["a.yaml", "title: Suas contas\nlede: Em dia\n"]]);
  const torn = (text: string) =>
    describeTornFiles(before, new Map([["a.yaml", text]]), [typedAt("xy", [1, 1])]);
  expect(torn("title: Suas contasx\nlede: Em dia\n")).toEqual([]);
  expect(torn("title: Suas contasy\nlede: Em dia\n")).toEqual(['a.yaml#/title is "Suas contasy"']);
  expect(torn("title: Suas contasx\nlede: Em\n")).toHaveLength(1);
  expect(torn("title: Suas contasx\n")).toHaveLength(1);
  expect(torn('title: "Suas cont')).toEqual(["a.yaml cannot be read"]);
});

test("reports changed files in which nothing was typed, missing files and new files", () => {
  const before = new Map([["a.yaml", "title: Suas contas\n"]]);
  expect(
    describeTornFiles(before, new Map([["a.yaml", "title:  Suas contas\n"]]), []),
  ).toHaveLength(1);
  expect(describeTornFiles(before, new Map(), [])).toEqual(["a.yaml is gone"]);
  expect(describeTornFiles(before, new Map([...before, ["b.yaml", ""]]), [])).toEqual([
    "b.yaml is new",
  ]);
});
