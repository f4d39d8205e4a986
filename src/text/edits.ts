import type { Edit, Range } from "./diagnostic.ts";

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let end = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

/** From the first place that ranges touch to the last; of none, all that there is and less than nothing. */
export function spanOf(ranges: readonly Range[]): Range {
  // There may be more of them than a call takes arguments.
  return ranges.reduce(
    (span, { start, end }) => ({
      start: Math.min(span.start, start),
      end: Math.max(span.end, end),
    }),
    { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY },
  );
}

/** Maps an offset of the edited text back to the text before the edits. */
export type OffsetMap = (offset: number) => number;

/** The way back from the text after these edits to the text before them. */
export function mapBack(edits: readonly Edit[]): OffsetMap {
  const sorted = inOrder(edits);
  let shift = 0;
  const places = sorted.map((edit) => {
    const start = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    return { ...edit, newStart: start, shift };
  });
  return (offset) => {
    const edit = places[lastIndex(places.length, (at) => (places[at]?.newStart ?? 0) <= offset)];
    if (!edit) return offset;
    const isInside = offset < edit.newStart + edit.text.length;
    return isInside ? Math.min(edit.start + offset - edit.newStart, edit.end) : offset - edit.shift;
  };
}

/** The offset of the edited text, in the text before the edits. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  return mapBack(edits)(offset);
}

/** The lines that the edits touch, as they read afterwards: copied over the old ones, they are right. */
export function linesToCopy(text: string, edits: readonly Edit[]): string {
  const sorted = inOrder(edits);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return "";
  const from = lineStart(text, first.start);
  const to = lineEnd(text, last.end);
  const local = sorted.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  return wholeLines(applyEdits(text.slice(from, to), local).split(/\r\n|\n|\r/));
}

// A search for a line end that the file does not have would read all of it, for each edit.
function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charAt(start - 1))) start -= 1;
  return start;
}

function lineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isLineEnd(text.charAt(end))) end += 1;
  return end;
}

function isLineEnd(sign: string): boolean {
  return sign === "\n" || sign === "\r";
}

/** Joins the lines that say something; their indentation is a part of what is to be copied. */
export function wholeLines(lines: readonly string[]): string {
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

function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
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
