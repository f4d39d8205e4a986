import type { Edit } from "./diagnostic.ts";
import { splitLines } from "./lines.ts";

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

/** Maps an offset of the edited text back to the text before the edits. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const edit of inOrder(edits)) {
    const start = edit.start + shift;
    if (offset < start) break;
    if (offset < start + edit.text.length) return Math.min(edit.start + offset - start, edit.end);
    shift += edit.text.length - (edit.end - edit.start);
  }
  return offset - shift;
}

/** The lines that the edits touch, as they read afterwards, without their common indentation. */
export function linesToCopy(text: string, edits: readonly Edit[]): string {
  const sorted = inOrder(edits);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return "";
  const growth = sorted.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const touched = splitLines(applyEdits(text, edits)).filter(
    (line) => line.end >= first.start && line.start <= last.end + growth,
  );
  return withoutIndent(touched.map((line) => line.text));
}

/** Joins lines after taking away the indentation that all of them share. */
export function withoutIndent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== "");
  const shared = Math.min(...filled.map((line) => line.search(/[^ ]/)));
  return filled.map((line) => line.slice(shared).trimEnd()).join("\n");
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
