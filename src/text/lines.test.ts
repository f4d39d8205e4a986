import { expect, test } from "vitest";
import { lineAt, positionAt, splitLines } from "./lines.ts";

const text = "um\r\ndois\r\rquatro\n";

test("lines end in any of the three ways", () => {
  expect(splitLines(text).map((line) => line.text)).toEqual(["um", "dois", "", "quatro", ""]);
  expect(splitLines("")).toEqual([{ number: 1, start: 0, end: 0, text: "" }]);
});

test("positions count from 1, in UTF-16 units", () => {
  const lines = splitLines(text);
  expect(positionAt(lines, 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt(lines, text.indexOf("i"))).toEqual({ line: 2, column: 3 });
  expect(positionAt(splitLines("👍x"), 2)).toEqual({ line: 1, column: 3 });
});

test("a line break belongs to the line that it ends", () => {
  expect(lineAt(splitLines(text), 2).number).toBe(1);
  expect(lineAt(splitLines(text), 3).number).toBe(1);
  expect(lineAt(splitLines(text), 4).number).toBe(2);
});

test("the end of the text is on its last line", () => {
  expect(positionAt(splitLines(text), text.length)).toEqual({ line: 5, column: 1 });
  expect(lineAt(splitLines("a"), 99).number).toBe(1);
});
