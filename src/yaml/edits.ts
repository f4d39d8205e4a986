import type { Edit, Range } from "./diagnostic.ts";

/** Returns a text with edits applied. The edits may have any order, but must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return applyEditsWithin(text, edits, { start: 0, end: text.length });
}

/** Returns one part of a text after the edits. All edits must be inside that part. */
export function applyEditsWithin(text: string, edits: readonly Edit[], part: Range): string {
  let result = "";
  let end = part.start;
  for (const edit of sortEdits(edits)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end, part.end);
}

/**
 * Returns the smallest range that covers all ranges. For an empty list, `start` is ∞ and `end` is
 * -∞.
 */
export function enclosingRange(ranges: readonly Range[]): Range {
  const span = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY };
  for (const { start, end } of ranges) {
    span.start = Math.min(span.start, start);
    span.end = Math.max(span.end, end);
  }
  return span;
}

/** Maps an offset of the edited text back to the text before the edits. */
export type OriginalOffsetMap = (offset: number) => number;

/**
 * Creates a function that maps offsets of the edited text back to the text before the edits.
 * Offsets inside new text map into the range that it replaced.
 */
export function createOriginalOffsetMap(edits: readonly Edit[]): OriginalOffsetMap {
  const sorted = sortEdits(edits);
  const starts = new Int32Array(sorted.length);
  const shifts = new Int32Array(sorted.length);
  let shift = 0;
  for (const [index, edit] of sorted.entries()) {
    starts[index] = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    shifts[index] = shift;
  }
  return (offset) => {
    const index = binarySearchLast(sorted.length, (at) => (starts[at] ?? 0) <= offset);
    const edit = sorted[index];
    if (!edit) return offset;
    const into = offset - (starts[index] ?? 0);
    const isInside = into < edit.text.length;
    return isInside ? Math.min(edit.start + into, edit.end) : offset - (shifts[index] ?? 0);
  };
}

/** Maps one offset of the edited text back to the text before the edits. */
export function originalOffset(edits: readonly Edit[], offset: number): number {
  return createOriginalOffsetMap(edits)(offset);
}

/**
 * Returns the lines that edits touch, in their edited form. Authors copy them over the old lines.
 * Blank lines are left out.
 */
export function correctedLines(text: string, edits: readonly Edit[]): string {
  const sorted = sortEdits(edits);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return "";
  const stretch = { start: lineStartBefore(text, first.start), end: lineEnd(text, last.end) };
  return joinNonBlankLines(applyEditsWithin(text, sorted, stretch).split(/\r\n|\n|\r/));
}

// Does not use `lastIndexOf`. If the file lacks a kind of line break, it would scan the whole file
// for each edit.
function lineStartBefore(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreakCharacter(text.charAt(start - 1))) start -= 1;
  return start;
}

function lineEnd(text: string, offset: number): number {
  anyLineEnd.lastIndex = offset;
  return anyLineEnd.exec(text)?.index ?? text.length;
}

const anyLineEnd = /[\n\r]/g;

function isLineBreakCharacter(sign: string): boolean {
  return sign === "\n" || sign === "\r";
}

/** Joins the lines that are not blank. Their indentation stays, since authors copy it, too. */
export function joinNonBlankLines(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.map((line) => line.trimEnd()).join("\n");
}

/**
 * Returns the edits that put quotes around a range of text. They escape only what YAML requires.
 */
export function quoteEdits(text: string, start: number, end: number): Edit[] {
  const inner = text.slice(start, end);
  const quoted = addQuotes(inner);
  const mark = quoted.charAt(0);
  if (quoted.length !== inner.length + 2) return [{ start, end, text: quoted }];
  return [
    { start, end: start, text: mark },
    { start: end, end, text: mark },
  ];
}

/** Returns a text in quotes. Uses the plainest style that is read back as the same text. */
export function addQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function sortEdits(edits: readonly Edit[]): readonly Edit[] {
  const isSorted = edits.every(
    (edit, at) => at === 0 || compareEdits(edits[at - 1] ?? edit, edit) <= 0,
  );
  return isSorted ? edits : [...edits].sort(compareEdits);
}

function compareEdits(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end;
}

/**
 * Returns the last index that passes a test, or -1. The test must hold for all indexes before it.
 */
export function binarySearchLast(length: number, test: (index: number) => boolean): number {
  let low = -1;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (test(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
