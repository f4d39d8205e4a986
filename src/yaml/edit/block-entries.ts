import type { Edit } from "../diagnostic.ts";
import { lineAt } from "../lines.ts";
import type { Json } from "./change.ts";
import type { ContainerNode, EntryNode } from "./cst.ts";
import {
  blankLinesAbove,
  blankLinesFrom,
  columnAt,
  countMinBlankLines,
  type EditContext,
  type EntryRegion,
  entryRegion,
  lineStartAfterBom,
} from "./edit-context.ts";
import { formatField, formatItem } from "./format/format-value.ts";

/** A new entry of a list, or of a group if it has a name. */
export interface NewEntry {
  name?: string;
  value: Json;
  /**
   * Whether no blank line may be inserted next to the entry: a block scalar that keeps its trailing
   * blank lines would absorb one.
   */
  isTight?: boolean;
}

/** Returns the edits that insert an entry at an index of a block list or group. */
export function insertBlockEntry(
  context: EditContext,
  node: ContainerNode,
  index: number,
  { name, value, isTight }: NewEntry,
): Edit[] {
  const neighbour = node.entries[Math.max(0, index - 1)] ?? node.entries[0];
  const column = columnAt(context, node.entries[0]?.start ?? node.start);
  const like = neighbour?.value;
  const lines =
    name === undefined
      ? formatItem(
          value,
          { column, gap: gapAfterDash(context, neighbour) },
          context.detectedStyle,
          like,
        )
      : formatField(name, value, column, context.detectedStyle, neighbour);
  return [
    insertLinesAt(
      context,
      node,
      index,
      lines,
      column,
      isTight ? 0 : countMinBlankLines(context, node),
    ),
  ];
}

function gapAfterDash({ text }: EditContext, neighbour: EntryNode | undefined): number {
  const written = neighbour ? text.slice(neighbour.after, neighbour.value.start) : "";
  return /^ +$/.test(written) ? written.length : 1;
}

/**
 * Returns the edit that inserts whole lines before the entry at an index, or after the last one.
 */
function insertLinesAt(
  context: EditContext,
  node: ContainerNode,
  index: number,
  lines: readonly string[],
  column: number,
  gap: number,
): Edit {
  const { eol } = context.detectedStyle;
  const blanks = Array.from({ length: gap }, () => "");
  const next = node.entries[index];
  if (next) {
    const { top, shared } = entryRegion(context, next);
    const all = [...lines, ...blanks].map((line) => line + eol).join("");
    const text = shared ? all.trimStart() + " ".repeat(column) : all;
    return { start: top, end: top, text };
  }
  const last = node.entries.at(-1);
  const at = last ? entryRegion(context, last).end : node.end;
  return appendLinesEdit(context, at, [...blanks, ...lines]);
}

function appendLinesEdit(
  { text, detectedStyle }: EditContext,
  at: number,
  lines: readonly string[],
): Edit {
  const isOpen = !/[\n\r]/.test(text.charAt(at - 1));
  const all = lines
    .map((line) => (isOpen ? detectedStyle.eol + line : line + detectedStyle.eol))
    .join("");
  return { start: at, end: at, text: all };
}

/**
 * Returns the edits that remove an entry and its comments from a block list or group. The list or
 * group must have other entries, too.
 */
export function removeBlockEntry(context: EditContext, node: ContainerNode, index: number): Edit[] {
  const entry = node.entries[index];
  if (!entry) return [];
  const region = entryRegion(context, entry);
  const next = node.entries[index + 1];
  if (region.shared && next) return [removeFirstEntry(context, entry, region, next)];
  const before = node.entries[index - 1];
  const floor = before && entryRegion(context, before).end;
  return [{ ...includeBlankLines(context, region, floor, next !== undefined), text: "" }];
}

// Removes an entry on the line of a dash. The next entry moves behind the dash, unless a comment is
// between them.
function removeFirstEntry(
  context: EditContext,
  entry: EntryNode,
  region: EntryRegion,
  next: EntryNode,
): Edit {
  const { text, lines } = context;
  const { top } = entryRegion(context, next);
  const isFree = text.slice(region.end, top).trim() === "";
  if (!isFree) return { start: entry.start, end: lineAt(lines, region.end - 1).end, text: "" };
  const indent = /^[ \t]*/.exec(text.slice(top))?.[0].length ?? 0;
  return { start: entry.start, end: top + indent, text: "" };
}

/** Extends a region by the blank lines that become superfluous without it. */
function includeBlankLines(
  context: EditContext,
  { top, end }: EntryRegion,
  floor: number | undefined,
  hasNext: boolean,
) {
  const { text, lines } = context;
  const above = blankLinesAbove(context, top, floor ?? top);
  if (hasNext) {
    const below = blankLinesFrom(context, end);
    const spare = floor === undefined ? below.length : Math.min(above.length, below.length);
    const line = lines[lineAt(lines, end).number - 1 + spare];
    return { start: top, end: spare > 0 && line ? line.start : end };
  }
  const first = above[0] ? lineStartAfterBom(above[0]) : top;
  const isOpen = end === text.length && !/[\n\r]/.test(text.charAt(end - 1));
  return { start: isOpen ? endOfLineBefore(context, first) : first, end };
}

/** Returns the end of the line above the one at an offset, without its line break. */
function endOfLineBefore({ lines }: EditContext, offset: number): number {
  return offset === 0 ? 0 : (lines[lineAt(lines, offset).number - 2]?.end ?? offset);
}

/** Returns the edits that move an entry and its comments to another index of its list. */
export function moveBlockEntry(
  context: EditContext,
  node: ContainerNode,
  from: number,
  to: number,
): Edit[] {
  const entry = node.entries[from];
  if (!entry) return [];
  const column = columnAt(context, entry.start);
  const lines = entrySourceChunks(context, entryRegion(context, entry), column);
  const index = to > from ? to + 1 : to;
  const gone = removeBlockEntry(context, node, from);
  const gap = countBlankLines(context, gone);
  return [...gone, insertLinesAt(context, node, index, lines, column, gap)];
}

/**
 * Counts the blank lines that are removed with an entry. The same number is inserted at its new
 * position.
 */
function countBlankLines({ text }: EditContext, gone: readonly Edit[]): number {
  const written = gone.map(({ start, end }) => text.slice(start, end)).join("");
  const [above = "", below = ""] = [/^\s*/.exec(written)?.[0], /\s*$/.exec(written)?.[0]];
  const breaks = (blank: string) => blank.match(/\r\n|\n|\r/g)?.length ?? 0;
  // One line break ends the line of the entry. If the file has no line break at its end, it ends
  // the line before the entry.
  return Math.max(0, breaks(above) + breaks(below) - 1);
}

/** Returns the edits that insert a copy of an entry after it, without the comments above it. */
export function duplicateBlockEntry(
  context: EditContext,
  node: ContainerNode,
  index: number,
  isTight = false,
): Edit[] {
  const entry = node.entries[index];
  if (!entry) return [];
  const column = columnAt(context, entry.start);
  const { end, shared } = entryRegion(context, entry);
  const top = shared ? entry.start : lineStartAfterBom(lineAt(context.lines, entry.start));
  const lines = entrySourceChunks(context, { top, end, shared }, column);
  return [
    insertLinesAt(
      context,
      node,
      index + 1,
      lines,
      column,
      isTight ? 0 : countMinBlankLines(context, node),
    ),
  ];
}

function entrySourceChunks(
  { text }: EditContext,
  { top, end, shared }: EntryRegion,
  column: number,
): string[] {
  const written = text.slice(top, end).replace(/(?:\r\n|\n|\r)$/, "");
  return [shared ? " ".repeat(column) + written : written];
}
