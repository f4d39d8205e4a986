import type { Edit, Range } from "./diagnostic.ts";

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return applyWithin(text, edits, { start: 0, end: text.length });
}

/** Returns one part of a text after the edits. All edits lie within that part. */
export function applyWithin(text: string, edits: readonly Edit[], stretch: Range): string {
  let result = "";
  let end = stretch.start;
  for (const edit of inOrder(edits)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end, stretch.end);
}

/** From the first place that ranges touch to the last; of none, all that there is and less than nothing. */
export function spanOf(ranges: readonly Range[]): Range {
  const span = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };
  for (const { start, end } of ranges) {
    span.start = Math.min(span.start, start);
    span.end = Math.max(span.end, end);
  }
  return span;
}

/** Maps an offset of the edited text back to the text before the edits. */
export type OffsetMap = (offset: number) => number;

/** The way back from the text after these edits to the text before them. */
export function mapToOriginal(edits: readonly Edit[]): OffsetMap {
  const sorted = inOrder(edits);
  const starts = new Int32Array(sorted.length);
  const shifts = new Int32Array(sorted.length);
  let shift = 0;
  for (const [index, edit] of sorted.entries()) {
    starts[index] = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    shifts[index] = shift;
  }
  return (offset) => {
    const index = lastIndex(sorted.length, (at) => (starts[at] ?? 0) <= offset);
    const edit = sorted[index];
    if (!edit) return offset;
    const into = offset - (starts[index] ?? 0);
    const isInside = into < edit.text.length;
    return isInside ? Math.min(edit.start + into, edit.end) : offset - (shifts[index] ?? 0);
  };
}

/** The offset of the edited text, in the text before the edits. */
export function originalOffset(edits: readonly Edit[], offset: number): number {
  return mapToOriginal(edits)(offset);
}

/** The lines that the edits touch, as they read afterwards: copied over the old ones, they are right. */
export function linesToCopy(text: string, edits: readonly Edit[]): string {
  const sorted = inOrder(edits);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return "";
  const stretch = { start: lineStartBefore(text, first.start), end: lineEnd(text, last.end) };
  return joinNonBlankLines(applyWithin(text, sorted, stretch).split(/\r\n|\n|\r/));
}

// A search for one line end, which the file may not have, would read all of it for each edit.
function lineStartBefore(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charAt(start - 1))) start -= 1;
  return start;
}

function lineEnd(text: string, offset: number): number {
  anyLineEnd.lastIndex = offset;
  return anyLineEnd.exec(text)?.index ?? text.length;
}

const anyLineEnd = /[\n\r]/g;

function isLineEnd(sign: string): boolean {
  return sign === "\n" || sign === "\r";
}

/** Joins the lines that say something; their indentation is a part of what is to be copied. */
export function joinNonBlankLines(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.map((line) => line.trimEnd()).join("\n");
}

/** Edits that put quotes around a stretch of text, and escape in it only what they must. */
export function quoteEdits(text: string, start: number, end: number): Edit[] {
  const inner = text.slice(start, end);
  const quoted = quote(inner);
  const mark = quoted.charAt(0);
  if (quoted.length !== inner.length + 2) return [{ start, end, text: quoted }];
  return [
    { start, end: start, text: mark },
    { start: end, end, text: mark },
  ];
}

/** A text between quotes, in the plainest way that reads back as the same text. */
export function quote(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const isSorted = edits.every((edit, at) => at === 0 || compare(edits[at - 1] ?? edit, edit) <= 0);
  return isSorted ? edits : [...edits].sort(compare);
}

function compare(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end;
}

/** The last index below `length` at which the test holds, when it holds up to there; or -1. */
function lastIndex(length: number, test: (index: number) => boolean): number {
  let low = -1;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (test(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
