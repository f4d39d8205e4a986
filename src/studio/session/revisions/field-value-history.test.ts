import { expect, test } from "vitest";
import {
  createCachedParser,
  listFieldRevisions,
  mergeAndParseRevisions,
  valueAtTime,
} from "./field-value-history.ts";
import type { FileRevision } from "./file-revisions.ts";

const minute = 60_000;

/** Returns the history of a field of a file with these successive texts, some minutes apart. */
function versions(path: string, texts: readonly (string | null)[], apart = 2 * minute) {
  const turns = texts.slice(1).map((after, at): FileRevision => {
    return { time: (at + 1) * apart, before: texts[at] ?? null, after };
  });
  const found = listFieldRevisions(path, mergeAndParseRevisions(turns, createCachedParser()));
  return found.map(({ time, before, after }) => [time / minute, before, after]);
}

test("lists the values of a field, newest first, without changes to other fields", () => {
  const texts = ["a: um\nb: x\n", "a: dois\nb: x\n", "a: dois\nb: y1\n", "a: três\nb: y1\n"];
  expect(versions("/a", texts)).toEqual([
    [6, "dois", "três"],
    [2, "um", "dois"],
  ]);
  expect(versions("/c", texts)).toEqual([]);
});

test("follows an entry to its old position, back to when it was added", () => {
  const texts = [
    "- id: b\n  name: B\n",
    "- id: a\n  name: A\n- id: b\n  name: B\n",
    "- id: a\n  name: A\n- id: b\n  name: Bê\n",
    "- id: b\n  name: Bê\n- id: a\n  name: Á\n",
  ];
  expect(versions("/0/name", texts)).toEqual([[4, "B", "Bê"]]);
  expect(versions("/1/name", texts)).toEqual([[6, "A", "Á"]]);
});

test("joins edits within a minute, skips unreadable texts, and lists no version for a new file", () => {
  expect(versions("/a", ["a: u\n", "a: um\n", "a: um s\n", "a: um só\n"], 1000)).toEqual([
    [3 / 60, "u", "um só"],
  ]);
  expect(versions("/a", ["a: um\n", "a: [\n", "a: dois\n"])).toEqual([[4, "um", "dois"]]);
  expect(versions("/a", [null, "a: um\n"])).toEqual([]);
});

test("valueAtTime returns the value of the last version up to the time, or the current value", () => {
  const versions = [
    { time: 6, before: "dois", after: "três" },
    { time: 2, before: "um", after: "dois" },
  ];
  const values = [1, 2, 5, 6, 9].map((moment) => valueAtTime(versions, moment, "três"));
  expect(values).toEqual(["um", "dois", "dois", "três", "três"]);
  expect(valueAtTime([], 3, "agora")).toBe("agora");
});
