import type { Line } from "../lines.ts";

/** The parts of a line. Each `start` and `end` is an offset in the file. */
export interface LineShape {
  line: Line;
  /** The number of spaces and tabs before the first other character. */
  indent: number;
  /** The columns, from 0, of the dashes that begin list items. */
  dashes: number[];
  /** The column, from 0, of the text after the indentation and the dashes. */
  column: number;
  key?: { text: string; start: number; end: number };
  /** The trimmed text after the colon or, without a key, after the dashes. */
  value: { text: string; start: number; end: number };
}

const dashesPattern = /^([ \t]*)((?:-[ \t]+)*(?:-$)?)/;

/** Splits a line into indentation, dashes, key and value. */
export function parseLineShape(line: Line): LineShape {
  if (line.text === "") return emptyShape(line);
  const [opening = "", spaces = "", marks = ""] = dashesPattern.exec(line.text) ?? [];
  const rest = line.text.slice(opening.length);
  const name = parseKey(rest);
  const start = line.start + opening.length;
  return {
    line,
    indent: spaces.length,
    dashes: marks === "" ? [] : dashColumns(marks, spaces.length),
    column: opening.length,
    key: name && { text: name.text, start, end: start + name.text.length },
    value: parseTrimmedValue(line, opening.length + (name?.length ?? 0)),
  };
}

function emptyShape(line: Line): LineShape {
  const { start } = line;
  return { line, indent: 0, dashes: [], column: 0, value: { text: "", start, end: start } };
}

function dashColumns(marks: string, from: number): number[] {
  return [...marks.matchAll(/-/g)].map((dash) => from + dash.index);
}

// Returns the key at the beginning of a text, and its length including the colon.
function parseKey(text: string): { text: string; length: number } | undefined {
  const close = findClosingQuote(text);
  const colon = close < 0 ? text.search(/:(?=\s|$)/) : text.indexOf(":", close);
  const name = text.slice(0, Math.max(0, colon)).trimEnd();
  const isKey = close < 0 ? /^[^"'#[{&*!|>%@`]/.test(name) : name.length === close + 1;
  return isKey ? { text: name, length: colon + 1 } : undefined;
}

/** Returns the index of the quote that closes the one at the beginning, or -1. */
export function findClosingQuote(text: string): number {
  const mark = text.charAt(0);
  if (mark !== '"' && mark !== "'") return -1;
  for (let index = 1; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const isDoubled = mark === "'" && text.charAt(index + 1) === mark;
    if (sign === mark && !isDoubled) return index;
    if (sign === "\\" ? mark === '"' : sign === mark) index += 1;
  }
  return -1;
}

function parseTrimmedValue(line: Line, from: number): LineShape["value"] {
  const rest = line.text.slice(from);
  const text = rest.trim();
  const start = line.start + from + (text === "" ? 0 : rest.indexOf(text));
  return { text, start, end: start + text.length };
}

/** Whether a line is blank or only a comment. */
export function isBlankOrComment(line: Line): boolean {
  return /^\s*(?:#.*)?$/.test(line.text);
}
