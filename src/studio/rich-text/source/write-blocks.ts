import type { Node } from "prosemirror-model";
import { formatBodyPicture } from "../../../model/markup/body-pictures.ts";
import { type AlignedNode, alignNodes } from "./align-nodes.ts";
import type { SourceNode } from "./body-document.ts";
import { isListNode, nodeTypes } from "./body-schema.ts";
import { toInlineRuns } from "./inline-runs.ts";
import { getChildNodes, hasContent } from "./node-content.ts";
import type { SerializerOptions } from "./serializer-options.ts";
import { type BodyLine, rewrapText, toBodyLines, wrapText } from "./wrap-lines.ts";
import { writeRuns } from "./write-inline.ts";
import { writeTable } from "./write-table.ts";

/** The context of the block being written. */
export interface BlockWriteContext {
  options: SerializerOptions;
  /** The remaining line width, in characters. */
  width: number;
  /** True if the blocks are in a list item. */
  isItem?: boolean;
  /** Called if a mark cannot be written. */
  onLoss: () => void;
}

/**
 * Writes blocks one below the other. Unchanged blocks keep their lines.
 *
 * @param parts the original blocks
 */
export function writeBlocks(
  nodes: readonly Node[],
  parts: readonly SourceNode[],
  context: BlockWriteContext,
): BodyLine[] {
  const was = new Set(parts.map(({ node }) => node));
  const aligned = alignNodes(
    nodes.filter((node) => was.has(node) || hasContent(node)),
    parts,
  );
  const places = new Map(parts.map((part, at) => [part, at]));
  return aligned.flatMap((each, at) => [
    ...emptyLinesBetween(aligned[at - 1], each, places, context),
    ...writeBlock(each, context),
  ]);
}

/**
 * Returns the empty lines between two blocks. Keeps the original lines if the blocks were
 * neighbours before.
 */
function emptyLinesBetween(
  before: AlignedNode | undefined,
  each: AlignedNode,
  places: ReadonlyMap<SourceNode, number>,
  { isItem }: BlockWriteContext,
): BodyLine[] {
  const place = (each.old && places.get(each.old)) ?? -1;
  const was = (before?.old && places.get(before.old)) ?? -1;
  const isFirst = before === undefined && place === 0;
  const isKept = isFirst || (before?.old !== undefined && place === was + 1 && place > 0);
  if (each.old && isKept) return each.old.gap.map((raw) => ({ text: "", raw }));
  if (!before) return [];
  const isNested = isItem && isListNode(each.node) && before.node.type === nodeTypes.paragraph;
  return isNested ? [] : [{ text: "" }];
}

function writeBlock({ node, old, isSame }: AlignedNode, context: BlockWriteContext): BodyLine[] {
  if (isSame && old) return originalLines(old);
  if (node.type === nodeTypes.heading) return [writeHeading(node, old, context)];
  if (node.type === nodeTypes.rule) return [{ text: "---" }];
  if (node.type === nodeTypes.picture) return [{ text: writePicture(node) }];
  if (node.type === nodeTypes.table) return writeTable(node, old, context.onLoss);
  if (node.type === nodeTypes.quote) return writeQuote(node, old, context);
  if (isListNode(node)) return writeList(node, old, context);
  const text = writeInlineText(node, context);
  return old ? rewrapText(old, text, context.width) : toBodyLines(wrapText(text, context.width));
}

function writePicture({ attrs }: Node): string {
  const { file, alt, caption } = attrs;
  return formatBodyPicture({ file: String(file), alt: String(alt), caption: String(caption) });
}

/** Returns the lines of an unchanged node. */
function originalLines({ lines, raw }: SourceNode): BodyLine[] {
  return lines.map((text, at) => ({ text, raw: raw[at] }));
}

function writeInlineText(node: Node, { onLoss }: BlockWriteContext): string {
  const { text, isLost } = writeRuns(toInlineRuns(node));
  if (isLost) onLoss();
  return text;
}

function writeHeading(
  node: Node,
  old: SourceNode | undefined,
  context: BlockWriteContext,
): BodyLine {
  const level = Number(node.attrs.level);
  const written = /#+/.exec(old?.lines[0] ?? "")?.[0];
  const isKept = old?.node.attrs.level === level && written !== undefined;
  return { text: `${isKept ? written : "#".repeat(level)} ${writeInlineText(node, context)}` };
}

function writeQuote(
  node: Node,
  old: SourceNode | undefined,
  context: BlockWriteContext,
): BodyLine[] {
  const width = context.width - 2;
  const own = { ...context, width, isItem: false };
  const inner = writeBlocks(getChildNodes(node), old?.parts ?? [], own);
  return inner.map(({ text, raw }) => ({ text: text === "" ? ">" : `> ${text}`, raw }));
}

function writeList(
  node: Node,
  old: SourceNode | undefined,
  context: BlockWriteContext,
): BodyLine[] {
  const aligned = alignNodes(getChildNodes(node).filter(hasContent), old?.parts ?? []);
  const isOrdered = node.type === nodeTypes.numbers;
  const isLoose = old?.parts?.slice(1).some(({ gap }) => gap.length > 0) ?? false;
  const isCounted = old?.parts?.every(
    ({ marker }, at) => marker?.start === listStartNumber(old) + at,
  );
  return aligned.flatMap((each, at) => {
    const number = isOrdered ? Number(node.attrs.start) + at : undefined;
    const own = writeListItem(
      each,
      { number, isSequential: isCounted ?? true, originalList: old },
      context,
    );
    return [...(at > 0 ? emptyLinesBeforeItem(each, isLoose) : []), ...own];
  });
}

function listStartNumber({ node }: SourceNode): number {
  return Number(node.attrs.start ?? 1);
}

function emptyLinesBeforeItem({ old }: AlignedNode, isLoose: boolean): BodyLine[] {
  if (old && old.gap.length > 0) return old.gap.map((raw) => ({ text: "", raw }));
  return isLoose && !old ? [{ text: "" }] : [];
}

/** What the marker of a list item depends on. */
interface ItemMarkerContext {
  /** `undefined` in a bulleted list. */
  number: number | undefined;
  /** Whether the original numbers were consecutive. */
  isSequential: boolean;
  /** The original list. */
  originalList: SourceNode | undefined;
}

function writeListItem(
  { node, old, isSame }: AlignedNode,
  begun: ItemMarkerContext,
  context: BlockWriteContext,
): BodyLine[] {
  const { number, isSequential } = begun;
  if (isSame && old) {
    const lines = originalLines(old);
    const isRight = number === undefined || !isSequential || old.marker?.start === number;
    return isRight
      ? lines
      : lines.map((line, at) => (at === 0 ? renumberLine(line, number) : line));
  }
  const sign = itemMarker(old ?? begun.originalList?.parts?.[0], begun, context.options);
  const width = context.width - sign.length;
  const own = { ...context, width, isItem: true };
  const inner = writeBlocks(getChildNodes(node), old?.parts ?? [], own);
  const room = " ".repeat(sign.length);
  return inner.map(({ text, raw }, at) => {
    if (at === 0) return { text: sign + text, raw: raw?.includes(sign + text) ? raw : undefined };
    return { text: text === "" ? "" : room + text, raw };
  });
}

function renumberLine({ text, raw }: BodyLine, number: number): BodyLine {
  const put = (line: string) => line.replace(/^([^\d]*)\d+/, `$1${number}`);
  return { text: put(text), raw: raw === undefined ? undefined : put(raw) };
}

/** Returns the marker of an item: its original marker, or one like that of the first item. */
function itemMarker(
  original: SourceNode | undefined,
  { number }: ItemMarkerContext,
  options: SerializerOptions,
): string {
  const [, room = "", written = "", gap = " "] =
    /^(\s*)(\S+)(\s+)/.exec(original?.lines[0] ?? "") ?? [];
  const known = original?.marker;
  if (number === undefined)
    return `${room}${known && !known.ordered ? written : options.bullet}${known ? gap : " "}`;
  const behind = known?.ordered ? written.replace(/\d+/, "") : options.delimiter;
  return `${room}${number}${behind}${known ? gap : " "}`;
}
