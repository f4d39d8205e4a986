import type { Edit } from "../diagnostic.ts";
import type { Json } from "./change.ts";
import type { ContainerNode, EntryNode } from "./cst.ts";
import type { EditContext } from "./edit-context.ts";
import { formatFlowPair, formatFlowValue } from "./format/format-value.ts";

/** Returns the edits that insert an entry at an index of a flow list or group. */
export function insertFlowEntry(
  context: EditContext,
  node: ContainerNode,
  index: number,
  { name, value }: { name?: string; value: Json },
): Edit[] {
  const { detectedStyle } = context;
  const neighbour = node.entries[Math.max(0, index - 1)] ?? node.entries[0];
  const words =
    name === undefined
      ? formatFlowValue(value, detectedStyle, neighbour?.value)
      : formatFlowPair(name, value, detectedStyle, neighbour);
  return insertFlowText(context, node, index, words);
}

/** Returns the edits that insert text before the entry at an index, or after the last one. */
function insertFlowText(
  context: EditContext,
  node: ContainerNode,
  index: number,
  words: string,
): Edit[] {
  const { text } = context;
  const next = node.entries[index];
  if (next) {
    const gap = whitespaceBefore(text, next.start);
    return [{ start: next.start, end: next.start, text: `${words},${gap || " "}` }];
  }
  const last = node.entries.at(-1);
  if (!last) return [{ start: node.start + 1, end: node.start + 1, text: words }];
  return appendFlowText(text, node, last, words);
}

/** Returns the whitespace before an entry, with the line break if the entry begins a line. */
function whitespaceBefore(text: string, start: number): string {
  return /(?:\r\n|\n|\r)?[ \t]*$/.exec(text.slice(0, start).slice(-1000))?.[0] ?? "";
}

// Inserts after the comment of the last entry, because the comment belongs to that entry.
function appendFlowText(text: string, node: ContainerNode, last: EntryNode, words: string): Edit[] {
  const end = endOfEntry(last);
  const rest = text.slice(end, node.end - 1);
  const gap = whitespaceBefore(text, last.start);
  const space = node.entries.length === 1 && !/[\n\r]/.test(gap) ? " " : gap || " ";
  if (!rest.includes("#")) return [{ start: end, end, text: `,${space}${words}` }];
  const comma = offsetAfterComma(text, end) ? [] : [{ start: end, end, text: "," }];
  const at = node.end - 1 - (/(?:\r\n|\n|\r)[ \t]*$/.exec(rest)?.[0].length ?? 0);
  const line = /[\n\r]/.test(space) ? space : `${/\r\n|\n|\r/.exec(rest)?.[0] ?? "\n"} ${space}`;
  return [...comma, { start: at, end: at, text: line + words }];
}

function endOfEntry(entry: EntryNode): number {
  return Math.max(entry.after, entry.value.end);
}

/**
 * Returns the offset after the comma that follows an entry, or `undefined` if there is no comma.
 */
function offsetAfterComma(text: string, end: number): number | undefined {
  const comma = /(?:\s|#.*)*,/y;
  comma.lastIndex = end;
  return comma.test(text) ? comma.lastIndex : undefined;
}

/**
 * Returns the edits that remove an entry from a flow list or group. The list or group must have
 * other entries, too.
 */
export function removeFlowEntry(context: EditContext, node: ContainerNode, index: number): Edit[] {
  const { text } = context;
  const cell = entryComments(text, node)[index];
  const entry = node.entries[index];
  if (!cell || !entry) return [];
  if (cell.line) return [{ ...cell.line, text: "" }];
  const next = node.entries[index + 1];
  const before = node.entries[index - 1];
  if (next && !text.slice(endOfEntry(entry), next.start).includes("#"))
    return [{ start: entry.start, end: next.start, text: "" }];
  if (!next && before && !text.slice(endOfEntry(before), entry.start).includes("#"))
    return [{ start: endOfEntry(before), end: endOfEntry(entry), text: "" }];
  return removeEntryText(text, entry);
}

// If there are comments between the entries, removes only the text of the entry and its comma.
function removeEntryText(text: string, entry: EntryNode): Edit[] {
  const end = endOfEntry(entry);
  const comma = offsetAfterComma(text, end);
  const words = { start: entry.start, end, text: "" };
  return comma === undefined ? [words] : [words, { start: comma - 1, end: comma, text: "" }];
}

/** The comments that belong to an entry of a flow list or group. */
interface EntryComments {
  /** The comment lines above the entry, down to its start. */
  above: string;
  /** The comment after it, on its last line. */
  behind: string;
  /** The range of its whole lines, if they have no other content. */
  line?: { start: number; end: number };
}

function entryComments(text: string, { entries }: ContainerNode): EntryComments[] {
  return entries.map((entry) => {
    const end = endOfEntry(entry);
    const rest = /^([ \t]*,?[ \t]*)((?:#.*)?)(\r\n|\n|\r)?/.exec(text.slice(end, end + 1000));
    const [all = "", , behind = "", lineBreak] = rest ?? [];
    const before = text.slice(0, entry.start);
    const above =
      /(?:(?<=[\n\r])[ \t]*#.*(?:\r\n|\n|\r))*[ \t]*$/.exec(before.slice(-2000))?.[0] ?? "";
    const top = entry.start - above.length;
    const isWhole = lineBreak !== undefined && /[\n\r]$/.test(text.slice(0, top).slice(-1));
    const line = isWhole ? { start: top, end: end + all.length } : undefined;
    return { above: above.trimStart(), behind, line };
  });
}

/**
 * Returns the edits that move an entry to another index of its flow list. The texts and comments of
 * the entries change places. Commas and line breaks stay.
 */
export function moveFlowEntry(
  context: EditContext,
  node: ContainerNode,
  from: number,
  to: number,
): Edit[] {
  const { text } = context;
  const order = node.entries
    .map((_, index) => index)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from);
  const cells = entryComments(text, node);
  return order.flatMap((old, place) => {
    const [source, target] = [node.entries[old], node.entries[place]];
    const [moved, there] = [cells[old], cells[place]];
    if (old === place || !source || !target || !moved || !there) return [];
    return replaceEntryEdits(text, { entry: source, cell: moved }, { entry: target, cell: there });
  });
}

interface FlowEntry {
  entry: EntryNode;
  cell: EntryComments;
}

function replaceEntryEdits(text: string, { entry, cell }: FlowEntry, target: FlowEntry): Edit[] {
  const words = text.slice(entry.start, endOfEntry(entry));
  const end = endOfEntry(target.entry);
  const start = target.entry.start - target.cell.above.length;
  const edits = [{ start, end, text: cell.above + words }];
  if (cell.behind === target.cell.behind) return edits;
  const comment = text.indexOf("#", end);
  const comma = offsetAfterComma(text, end) ?? end;
  return target.cell.behind === ""
    ? [...edits, { start: comma, end: comma, text: ` ${cell.behind}` }]
    : [...edits, { start: comment, end: comment + target.cell.behind.length, text: cell.behind }];
}

/** Returns the edits that insert a copy of an entry after it. */
export function duplicateFlowEntry(
  context: EditContext,
  node: ContainerNode,
  index: number,
): Edit[] {
  const entry = node.entries[index];
  if (!entry) return [];
  return insertFlowText(
    context,
    node,
    index + 1,
    context.text.slice(entry.start, endOfEntry(entry)),
  );
}
