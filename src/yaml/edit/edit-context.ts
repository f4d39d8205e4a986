import type { Edit } from "../diagnostic.ts";
import { type Line, lineAt } from "../lines.ts";
import type { ContainerNode, CstNode, EntryNode } from "./cst.ts";
import type { DetectedStyle } from "./format/detect-style.ts";

/** A text to edit, with its lines, its CST, its value and its style. */
export interface EditContext {
  text: string;
  lines: readonly Line[];
  root: CstNode;
  value: unknown;
  detectedStyle: DetectedStyle;
}

/**
 * The lines of a field or an item: the comments above it, the entry itself, and everything nested
 * in it.
 */
export interface EntryRegion {
  top: number;
  /** The offset after the line break of its last line. */
  end: number;
  /** Whether it begins on the line of the dash of its parent item. */
  shared: boolean;
}

const comment = /^\ufeff?[ \t]*#/;
const blankLine = /^\ufeff?[ \t]*$/;
const documentMark = /^(?:---|%)/;

/** Returns the column of an offset, from 0. A byte order mark does not count. */
export function columnAt({ lines }: EditContext, offset: number): number {
  const line = lineAt(lines, offset);
  return offset - line.start - (line.text.startsWith("\ufeff") ? 1 : 0);
}

/** Returns the region of an entry of a block list or group. */
export function entryRegion(context: EditContext, entry: EntryNode): EntryRegion {
  const { lines } = context;
  const line = lineAt(lines, entry.start);
  const column = columnAt(context, entry.start);
  const shared = !blankLine.test(line.text.slice(0, entry.start - line.start));
  const end = endOfEntryWithComments(context, entry, column);
  if (shared) return { top: entry.start, end, shared };
  const top = entryTopLine(lines, line.number - 1, column);
  return { top: lineStartAfterBom(top ?? line), end, shared };
}

/** Returns the offset of the first character of a line, after a byte order mark. */
export function lineStartAfterBom({ start, text }: Line): number {
  return text.startsWith("\ufeff") ? start + 1 : start;
}

/**
 * Returns the first of the comment lines directly above a line, or the line itself. Returns
 * `undefined` at the start of a document, because its first comments belong to the file.
 */
function entryTopLine(lines: readonly Line[], index: number, column: number): Line | undefined {
  let top = index;
  while (top > 0 && isEntryComment(lines[top - 1], column)) top -= 1;
  const isHead = top === 0 || documentMark.test(lines[top - 1]?.text ?? "");
  return isHead ? undefined : lines[top];
}

function isEntryComment(line: Line | undefined, column: number): boolean {
  return line !== undefined && comment.test(line.text) && lineIndentation(line) <= column;
}

function lineIndentation({ text }: Line): number {
  return text.replace("\ufeff", "").search(/[^ \t]/);
}

function endOfEntryWithComments(
  { text, lines }: EditContext,
  entry: EntryNode,
  column: number,
): number {
  const last = lineAt(lines, Math.max(entry.after, entry.value.end));
  let owned = last.number;
  for (let index = last.number; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || blankLine.test(line.text)) continue;
    if (!comment.test(line.text) || lineIndentation(line) <= column) break;
    owned = index + 1;
  }
  return lines[owned]?.start ?? text.length;
}

/**
 * Returns the blank lines directly above a line.
 *
 * @param offset the start of the line
 * @param floor the lowest offset at which a blank line may start
 */
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

/**
 * Returns the blank lines from the start of a line on. The end of the text does not count as one.
 */
export function blankLinesFrom({ lines, text }: EditContext, offset: number): Line[] {
  const found: Line[] = [];
  for (let index = lineAt(lines, offset).number - 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.start === text.length || !blankLine.test(line.text)) break;
    found.push(line);
  }
  return found;
}

/** Returns the minimum number of blank lines between any two neighbours in a list or a group. */
export function countMinBlankLines(context: EditContext, { entries }: ContainerNode): number {
  const regions = entries.map((entry) => entryRegion(context, entry));
  const gaps = regions.slice(1).map((region, index) => {
    const floor = regions[index]?.end ?? 0;
    return blankLinesAbove(context, region.top, floor).length;
  });
  return gaps.length === 0 ? 0 : Math.min(...gaps);
}

/**
 * Creates an edit that inserts whole lines at the start of a line, or after a last line that may
 * lack its line break.
 */
export function insertLinesEdit(
  { text, detectedStyle }: EditContext,
  at: number,
  lines: readonly string[],
): Edit {
  const all = lines.join(detectedStyle.eol);
  const isOpen = at > 0 && !/[\n\r\ufeff]/.test(text.charAt(at - 1));
  return { start: at, end: at, text: isOpen ? detectedStyle.eol + all : all + detectedStyle.eol };
}
