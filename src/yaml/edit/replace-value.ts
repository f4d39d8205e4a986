import type { Edit } from "../diagnostic.ts";
import { lineAt } from "../lines.ts";
import type { Json } from "./change.ts";
import type { ContainerNode, CstNode, EntryNode, ScalarNode } from "./cst.ts";
import {
  columnAt,
  type EditContext,
  entryRegion,
  insertLinesEdit,
  lineStartAfterBom,
} from "./edit-context.ts";
import { editBlockScalar, type FormattedValue, formatBlockScalar } from "./format/block-scalar.ts";
import { formatFlowValue, formatValue, type ValueSlot } from "./format/format-value.ts";
import {
  editScalar,
  formatDoubleQuoted,
  formatScalar,
  type InlineStyle,
  isAmbiguousScalar,
} from "./format/inline-scalar.ts";

/** A value, its entry, and whether it is in a flow list or group. */
export interface ValuePosition {
  node: CstNode;
  /** The field or item of the value; `undefined` for the value of the whole file. */
  entry?: EntryNode;
  inFlow: boolean;
}

/**
 * Yields possible edits that replace a value. Edits that leave most of the text unchanged come
 * first.
 */
export function* replacementCandidates(
  context: EditContext,
  spot: ValuePosition,
  value: Json,
): Generator<Edit[]> {
  const { node } = spot;
  if (typeof value === "string" && node.kind === "scalar")
    yield* scalarCandidates(context, spot, node, value);
  const safe = { ...context, detectedStyle: { ...context.detectedStyle, safe: true } };
  const ends = [node.end, spot.entry?.after ?? node.end];
  const isGlued = !spot.inFlow && ends.some((end) => hasHashtagComment(context, end));
  for (const each of isGlued ? [safe] : [context, safe])
    yield spot.inFlow ? replaceFlowValue(each, spot, value) : replaceBlockValue(each, spot, value);
}

function* scalarCandidates(
  context: EditContext,
  spot: ValuePosition,
  node: ScalarNode,
  text: string,
): Generator<Edit[]> {
  const column = spot.entry ? columnAt(context, spot.entry.start) : 0;
  const revised = editBlockScalar(context, node, text, column);
  if (revised) yield revised;
  if (node.style === "plain" && hasHashtagComment(context, node.end))
    yield* doubleQuotedCandidate(node, text);
  // An empty text always needs quotes. They say nothing about the style of its new text.
  if (node.text === "" && node.style !== "plain") return;
  const respelled = editScalar(context.text, node, text, spot.inFlow);
  if (respelled) yield [respelled];
  if (node.style === "plain" || node.style === "single" || node.style === "double")
    yield* quoteStyleCandidates(node, node.style, text, spot.inFlow);
}

// A "#nota" after a plain text is usually reported as lost text. After quotes it is a comment.
function hasHashtagComment({ text }: EditContext, end: number): boolean {
  return /^[ \t]+#[^\s#=*_~-]/.test(text.slice(end, end + 100));
}

function* doubleQuotedCandidate({ start, end }: ScalarNode, text: string): Generator<Edit[]> {
  if (!/^[a-z\d][a-z\d_-]*$/.test(text)) yield [{ start, end, text: formatDoubleQuoted(text) }];
}

// A text with a line break is easier to read as a block scalar than as a line of escapes.
function* quoteStyleCandidates(
  node: ScalarNode,
  style: InlineStyle,
  text: string,
  inFlow: boolean,
) {
  const isBlock =
    text.includes("\n") && !inFlow && formatBlockScalar(text, "literal", 0, 0) !== undefined;
  const { start, end } = node;
  const isOdd = isBlock || (style === "plain" && isAmbiguousScalar(text, node.text));
  const spelled = isOdd ? undefined : formatScalar(style, text, inFlow);
  if (spelled) yield [{ start, end, text: spelled }];
  if (!isBlock && style === "plain") return;
  if (!isBlock) yield [{ start, end, text: formatDoubleQuoted(text) }];
}

function replaceFlowValue(
  { text, detectedStyle }: EditContext,
  { node, entry }: ValuePosition,
  value: Json,
): Edit[] {
  const { start, end } = node;
  const isGlued = start === end && entry !== undefined && !/\s/.test(text.charAt(start - 1));
  return [{ start, end, text: (isGlued ? " " : "") + formatFlowValue(value, detectedStyle, node) }];
}

/** The range of a value after its key or dash, and the range of its whole lines below. */
interface ValueExtent {
  start: number;
  end: number;
  below: { start: number; end: number };
}

function replaceBlockValue(context: EditContext, spot: ValuePosition, value: Json): Edit[] {
  const { node, entry } = spot;
  const isAlone = keepsOwnLine(context, spot);
  // An empty list says nothing about the style of one with items.
  const like = node.kind === "scalar" || node.entries.length > 0 ? node : undefined;
  const spelled = formatValue(
    value,
    valueSlot(context, spot, isAlone),
    context.detectedStyle,
    like,
  );
  if (!entry && node.start === node.end)
    return [
      insertLinesEdit(context, firstValueInsertOffset(context), [spelled.head, ...spelled.body]),
    ];
  const extent = valueExtent(context, spot);
  return [
    firstLineEdit(context, spot, extent, spelled.head),
    ...followingLinesEdits(context, extent, spelled),
  ];
}

/** Whether a value begins on a later line than its key or dash. */
function keepsOwnLine({ lines }: EditContext, { node, entry }: ValuePosition): boolean {
  if (!entry) return true;
  const isBelow = node.kind === "scalar" || node.flow;
  return isBelow && lineAt(lines, entry.after).number < lineAt(lines, node.start).number;
}

function valueSlot(
  context: EditContext,
  { node, entry }: ValuePosition,
  isAlone: boolean,
): ValueSlot {
  if (!entry || isAlone) return { kind: "alone", column: columnAt(context, node.start), gap: 1 };
  const column = columnAt(context, entry.start);
  const written = context.text.slice(entry.after, node.start);
  const gap = /^ +$/.test(written) ? written.length : 1;
  return { kind: entry.key ? "field" : "item", column, gap };
}

function valueExtent(context: EditContext, { node, entry }: ValuePosition): ValueExtent {
  const { text } = context;
  const { start, end } = node;
  if (node.kind !== "scalar" && !node.flow) return blockExtent(context, node, entry);
  const isBlock = node.kind === "scalar" && (node.style === "literal" || node.style === "folded");
  const sign = isBlock ? (/^[|>][-+\d]*/.exec(text.slice(start, start + 3))?.[0].length ?? 0) : 0;
  const headEnd = isBlock ? start + sign : end;
  const from = nextLineStart(context, headEnd);
  const to = isBlock && end > headEnd ? nextLineStart(context, end) : from;
  return { start, end: headEnd, below: { start: from, end: Math.max(from, to) } };
}

function nextLineStart({ text, lines }: EditContext, offset: number): number {
  return lines[lineAt(lines, offset).number]?.start ?? text.length;
}

function blockExtent(context: EditContext, node: ContainerNode, entry?: EntryNode): ValueExtent {
  const regions = node.entries.map((each) => entryRegion(context, each));
  const [first, last] = [regions[0], regions.at(-1)];
  const end = last?.end ?? node.end;
  const top = first?.top ?? node.start;
  const isCompact = first?.shared || !entry;
  if (!isCompact) return { start: entry.after, end: entry.after, below: { start: top, end } };
  const line = lineAt(context.lines, Math.max(top, end - 1));
  return { start: node.start, end: Math.max(node.start, line.end), below: { start: end, end } };
}

function firstLineEdit(
  { text }: EditContext,
  { entry }: ValuePosition,
  { start, end }: ValueExtent,
  head: string,
): Edit {
  const isEmpty = start === end;
  if (head !== "" && isEmpty && entry)
    return { start: entry.after, end: entry.after, text: ` ${head}` };
  // If no text remains after the colon or dash on its line, the blanks there are removed, too.
  const isBehind = entry !== undefined && /^[ \t]*$/.test(text.slice(entry.after, start));
  if (head === "" && isBehind) return { start: entry.after, end, text: "" };
  // YAML parsers reject a bracket after a tab.
  const gap = entry && isBehind && /^[[{]/.test(head) ? text.slice(entry.after, start) : "";
  if (entry && gap.includes("\t")) return { start: entry.after, end, text: ` ${head}` };
  return { start, end, text: head };
}

function followingLinesEdits(
  context: EditContext,
  { below }: ValueExtent,
  { body }: FormattedValue,
): Edit[] {
  const { text, detectedStyle } = context;
  const isOpen = below.end === text.length && !/[\n\r]/.test(text.charAt(below.end - 1));
  if (body.length === 0 && below.start === below.end) return [];
  if (below.start === below.end) return [insertLinesEdit(context, below.start, body)];
  if (body.length > 0) {
    const lines = body.join(detectedStyle.eol);
    return [{ ...below, text: isOpen ? lines : lines + detectedStyle.eol }];
  }
  const start = isOpen ? lineAt(context.lines, below.start - 1).end : below.start;
  return [{ start, end: below.end, text: "" }];
}

/**
 * Returns the offset at which the first value of a file is inserted: after its comments and before
 * a "..." line.
 */
function firstValueInsertOffset({ text, lines }: EditContext): number {
  const end = lines.findIndex(({ text: line }) => /^\.\.\.(?:\s|$)/.test(line));
  const place = end < 0 ? undefined : lines[end];
  const first = lines[0];
  if (place) return place.start;
  return text === "\ufeff" && first ? lineStartAfterBom(first) : text.length;
}
