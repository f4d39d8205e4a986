import { expect, test } from "vitest";
import { parentPointer, pointer, splitPointer, valueAt } from "./json-pointer.ts";

test("pointer joins and escapes steps, and splitPointer separates them again", () => {
  const path = ["blocks", 0, "a/b~c"].reduce<string>(pointer, "");
  expect(path).toBe("/blocks/0/a~1b~0c");
  expect(splitPointer(path)).toEqual(["blocks", "0", "a/b~c"]);
  expect(splitPointer("")).toEqual([]);
});

test("parentPointer removes the last step", () => {
  expect(["/a/0/b", "/a", ""].map(parentPointer)).toEqual(["/a/0", "", ""]);
});

test("valueAt returns the value at a pointer, or undefined if there is none", () => {
  const value = { a: [{ b: 1 }, null] };
  expect(valueAt(value, "")).toBe(value);
  expect(valueAt(value, "/a/0/b")).toBe(1);
  expect(valueAt(value, "/a/1/b")).toBeUndefined();
  expect(valueAt(value, "/toString")).toBeUndefined();
});
