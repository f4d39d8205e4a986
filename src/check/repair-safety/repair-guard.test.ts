import { expect, test } from "vitest";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { isSafeRepair } from "./repair-guard.ts";

function isNoWorse(before: string, after: string): boolean {
  return isSafeRepair(parseYaml("a.yaml", before), parseYaml("a.yaml", after));
}

test.each([
  ["spaces of the same width", "a:\n\u00a0\u00a0b: 1\n\u00a0\u00a0c: 2\n", "a:\n  b: 1\n  c: 2\n"],
  ["one invisible sign that goes", "a: 1\n\u00a0b: 2\n", "a: 1\nb: 2\n"],
  ["quotes around a text", "a: b: c\nd: 1\n", 'a: "b: c"\nd: 1\n'],
  ["tabs that become spaces", "a:\n\tb: 1\n", "a:\n  b: 1\n"],
])("accepts a repair with %s", (_, before, after) => {
  expect(isNoWorse(before, after)).toBe(true);
});

test.each([
  [
    "lines below each other that part",
    "a:\n\u00a0\u00a0b: 1\n\u00a0\u00a0c: 2\n",
    "a:\n  b: 1\nc: 2\n",
  ],
  ["a line that moves out of its group", "a:\n  b: 1\n\u00a0\u00a0c: 2\n", "a:\n  b: 1\nc: 2\n"],
  ["a line that moves into a group", "a:\n  b: 1\n\u3000\u3000c: 2\n", "a:\n  b: 1\n    c: 2\n"],
  ["a text that YAML no longer reads", "a: 1\n\u00a0\u00a0b: 2\n", "a: 1\n  b: 2\n"],
  ["fields that become one text", "a: 1\nb: 2\n", 'a: "1\n  b: 2"\n'],
])("rejects a repair that results in %s", (_, before, after) => {
  expect(isNoWorse(before, after)).toBe(false);
});
