import { expect, test } from "vitest";
import { findLineBelow, lineAt, linesOf, linesOfRange, positionAt, splitLines } from "./lines.ts";

const text = "um\r\ndois\r\rquatro\n";

test("splitLines splits at CRLF, CR and LF", () => {
  expect(splitLines(text).map((line) => line.text)).toEqual(["um", "dois", "", "quatro", ""]);
  expect(splitLines("")).toEqual([{ number: 1, start: 0, end: 0, text: "" }]);
});

test("positionAt counts from 1, in UTF-16 units", () => {
  const lines = splitLines(text);
  expect(positionAt(lines, 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt(lines, text.indexOf("i"))).toEqual({ line: 2, column: 3 });
  expect(positionAt(splitLines("👍x"), 2)).toEqual({ line: 1, column: 3 });
});

test("lineAt assigns a line break to the line that it ends", () => {
  expect(lineAt(splitLines(text), 2).number).toBe(1);
  expect(lineAt(splitLines(text), 3).number).toBe(1);
  expect(lineAt(splitLines(text), 4).number).toBe(2);
});

test("positionAt and lineAt place the end of the text on its last line", () => {
  expect(positionAt(splitLines(text), text.length)).toEqual({ line: 5, column: 1 });
  expect(lineAt(splitLines("a"), 99).number).toBe(1);
});

test("linesOf splits the lines of a file only once", () => {
  const file = { text };
  expect(linesOf(file)).toEqual(splitLines(text));
  expect(linesOf(file)).toBe(linesOf(file));
  expect(linesOf({ text: "a" })).toHaveLength(1);
});

test("linesOfRange returns the lines that contain a part of the range", () => {
  const lines = splitLines("a\nbc\nd\n");
  const texts = (start: number, end: number) =>
    linesOfRange(lines, { start, end }).map((line) => line.text);
  expect(texts(0, 1)).toEqual(["a"]);
  expect(texts(0, 2)).toEqual(["a"]);
  expect(texts(0, 3)).toEqual(["a", "bc"]);
  expect(texts(3, 6)).toEqual(["bc", "d"]);
  expect(texts(2, 2)).toEqual(["bc"]);
});

test("findLineBelow returns the next matching line below that of an offset, or undefined", () => {
  const lines = splitLines("a\n\nb\n");
  const isFilled = (line: { text: string }) => line.text !== "";
  expect(findLineBelow(lines, 0, isFilled)?.number).toBe(3);
  expect(findLineBelow(lines, 3, isFilled)).toBeUndefined();
});
