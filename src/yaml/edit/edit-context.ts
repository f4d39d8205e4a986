import type { Edit } from "../diagnostic.ts";
import { type Line, lineAt } from "../lines.ts";
import type { ContainerNode, CstNode, EntryNode } from "./cst.ts";
import type { DetectedStyle } from "./format/detect-style.ts";

/** A text on the table: how it is written, and what it says. */
export interface EditContext {
  text: string;
  lines: readonly Line[];
  root: CstNode;
  value: unknown;
  fashion: DetectedStyle;
}

/** The lines that belong to a field or an item: its own comments above, itself, what stands deeper. */
export interface EntryRegion {
  top: number;
  /** Behind the line break of its last line. */
  end: number;
  /** It begins behind the dash of the item that holds it. */
  shared: boolean;
}

const comment = /^\ufeff?[ \t]*#/;
const blankLine = /^\ufeff?[ \t]*$/;
const documentMark = /^(?:---|%)/;

/** How far to the right a place stands in its line. */
export function columnOf({ lines }: EditContext, offset: number): number {
  const line = lineAt(lines, offset);
  return offset - line.start - (line.text.startsWith("\ufeff") ? 1 : 0);
}

/** The region of an entry of a list or a group that is written line by line. */
export function regionOf(patient: EditContext, entry: EntryNode): EntryRegion {
  const { lines } = patient;
  const line = lineAt(lines, entry.start);
  const column = columnOf(patient, entry.start);
  const shared = !blankLine.test(line.text.slice(0, entry.start - line.start));
  const end = endOfRegion(patient, entry, column);
  if (shared) return { top: entry.start, end, shared };
  const top = firstCommentLine(lines, line.number - 1, column);
  return { top: lineStartAfterBom(top ?? line), end, shared };
}

/** The first character of a line; the mark of the byte order is none. */
export function lineStartAfterBom({ start, text }: Line): number {
  return text.startsWith("\ufeff") ? start + 1 : start;
}

/** The first of the comments right above a line; those that begin a file belong to the file. */
function firstCommentLine(lines: readonly Line[], index: number, column: number): Line | undefined {
  let top = index;
  while (top > 0 && isOwnComment(lines[top - 1], column)) top -= 1;
  const isHead = top === 0 || documentMark.test(lines[top - 1]?.text ?? "");
  return isHead ? undefined : lines[top];
}

function isOwnComment(line: Line | undefined, column: number): boolean {
  return line !== undefined && comment.test(line.text) && indentOf(line) <= column;
}

function indentOf({ text }: Line): number {
  return text.replace("\ufeff", "").search(/[^ \t]/);
}

function endOfRegion({ text, lines }: EditContext, entry: EntryNode, column: number): number {
  const last = lineAt(lines, Math.max(entry.after, entry.value.end));
  let owned = last.number;
  for (let index = last.number; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || blankLine.test(line.text)) continue;
    if (!comment.test(line.text) || indentOf(line) <= column) break;
    owned = index + 1;
  }
  return lines[owned]?.start ?? text.length;
}

/** The empty lines before an offset that begins a line, down to a floor. */
export function blankLinesAbove({ lines }: EditContext, offset: number, floor: number): Line[] {
  const found: Line[] = [];
  let index = lineAt(lines, offset).number - 2;
  for (; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line || line.start < floor || !blankLine.test(line.text)) break;
    found.unshift(line);
  }
  return found;
}

/** The empty lines from an offset that begins a line; the end of the text is none. */
export function blankLinesBelow({ lines, text }: EditContext, offset: number): Line[] {
  const found: Line[] = [];
  for (let index = lineAt(lines, offset).number - 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start === text.length || !blankLine.test(line.text)) break;
    found.push(line);
  }
  return found;
}

/** How many empty lines stand between all neighbours of a list or a group. */
export function commonBlankLines(patient: EditContext, { entries }: ContainerNode): number {
  const regions = entries.map((entry) => regionOf(patient, entry));
  const gaps = regions.slice(1).map((region, index) => {
    const floor = regions[index]?.end ?? 0;
    return blankLinesAbove(patient, region.top, floor).length;
  });
  return gaps.length === 0 ? 0 : Math.min(...gaps);
}

/** Puts whole lines at the end of others, where there may be no line break. */
export function insertLinesEdit(
  { text, fashion }: EditContext,
  at: number,
  lines: readonly string[],
): Edit {
  const all = lines.join(fashion.eol);
  const isOpen = at > 0 && !/[\n\r\ufeff]/.test(text.charAt(at - 1));
  return { start: at, end: at, text: isOpen ? fashion.eol + all : all + fashion.eol };
}
