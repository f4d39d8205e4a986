import type { Range } from "./diagnostic.ts";
import { type Line, lineAt } from "./lines.ts";

/** One line of a code frame, in three parts. `marked` is the part with the mistake. */
export interface CodeFrameLine {
  number: number;
  before: string;
  marked: string;
  after: string;
}

/** Maximum number of characters shown of a line. */
export const frameWidth = 100;

/**
 * Creates the code frame of a range: the line where the range starts, after the nearest non-blank
 * of the two lines above it. Returns no lines for a file without text. Replaces invisible
 * characters with visible ones.
 */
export function createCodeFrame(lines: readonly Line[], range: Range): CodeFrameLine[] {
  const line = lineAt(lines, range.start);
  if (lines.length === 1 && line.text === "") return [];
  const near = lines.slice(Math.max(0, line.number - 3), line.number - 1);
  const above = near.findLast(({ text }) => text.trim() !== "");
  const from = frameStartColumn(line, range.start);
  const start = range.start - line.start;
  const end = Math.max(start, Math.min(range.end, line.end) - line.start);
  const part = (first: number, last: number) => replaceInvisible(line.text.slice(first, last));
  const edge = from + frameWidth;
  const row = {
    number: line.number,
    before: part(from, Math.min(start, edge)),
    marked: part(start, Math.min(end, edge)),
    after: part(Math.max(start, end), Math.max(start, end, edge)),
  };
  return above ? [{ ...contextLine(above, from) }, row] : [row];
}

function contextLine({ number, text }: Line, from: number): CodeFrameLine {
  const before = replaceInvisible(text.slice(from, from + frameWidth)).trimEnd();
  return { number, before, marked: "", after: "" };
}

// Returns the column at which the frame starts: 40 columns before a mistake that is far to the
// right, otherwise 0.
function frameStartColumn(line: Line, offset: number): number {
  const column = offset - line.start;
  return column > frameWidth - 20 ? column - 40 : 0;
}

/** Estimates the number of columns that a text takes on a terminal. Combining marks take none. */
export function displayWidth(text: string): number {
  return replaceInvisible(text).replace(/\p{M}/gu, "").length;
}

/**
 * Replaces tabs with "→" and invisible characters with "·", so that a mark on the line below stays
 * aligned.
 */
export function replaceInvisible(text: string): string {
  return text
    .replaceAll("\t", "→")
    .replace(
      /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\p{Surrogate}]/gu,
      "·",
    );
}
