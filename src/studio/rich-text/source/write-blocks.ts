import type { Node } from "prosemirror-model";
import { writePicture } from "../../../model/markup/body-pictures.ts";
import { type Aligned, alignParts } from "./align-parts.ts";
import type { ReadPart } from "./body-document.ts";
import type { Manner } from "./body-manner.ts";
import { isList, kinds } from "./body-schema.ts";
import { childrenOf, hasWords } from "./document-parts.ts";
import { runsIn } from "./inline-runs.ts";
import { type Line, rewrapText, toLines, wrapText } from "./wrap-lines.ts";
import { writeRuns } from "./write-inline.ts";
import { writeTable } from "./write-table.ts";

/** The context of the block being written. */
export interface Writing {
  manner: Manner;
  /** The remaining line width, in characters. */
  width: number;
  /** The blocks are in a list item. */
  isItem?: boolean;
  /** Called if a mark cannot be written. */
  lost: () => void;
}

/**
 * Writes blocks one below the other. Unchanged blocks keep their lines.
 *
 * @param parts the original blocks
 */
export function writeBlocks(
  nodes: readonly Node[],
  parts: readonly ReadPart[],
  writing: Writing,
): Line[] {
  const was = new Set(parts.map(({ node }) => node));
  const aligned = alignParts(
    nodes.filter((node) => was.has(node) || hasWords(node)),
    parts,
  );
  const places = new Map(parts.map((part, at) => [part, at]));
  return aligned.flatMap((each, at) => [
    ...gapBefore(aligned[at - 1], each, places, writing),
    ...writeBlock(each, writing),
  ]);
}

/** The empty lines between two blocks: the original ones if both blocks were neighbours before. */
function gapBefore(
  before: Aligned | undefined,
  each: Aligned,
  places: ReadonlyMap<ReadPart, number>,
  { isItem }: Writing,
): Line[] {
  const place = (each.old && places.get(each.old)) ?? -1;
  const was = (before?.old && places.get(before.old)) ?? -1;
  const isFirst = before === undefined && place === 0;
  const isKept = isFirst || (before?.old !== undefined && place === was + 1 && place > 0);
  if (each.old && isKept) return each.old.gap.map((raw) => ({ text: "", raw }));
  if (!before) return [];
  const isNested = isItem && isList(each.node) && before.node.type === kinds.paragraph;
  return isNested ? [] : [{ text: "" }];
}

function writeBlock({ node, old, isSame }: Aligned, writing: Writing): Line[] {
  if (isSame && old) return linesOfPart(old);
  if (node.type === kinds.heading) return [headingLine(node, old, writing)];
  if (node.type === kinds.rule) return [{ text: "---" }];
  if (node.type === kinds.picture) return [{ text: pictureLine(node) }];
  if (node.type === kinds.table) return writeTable(node, old, writing.lost);
  if (node.type === kinds.quote) return quoteLines(node, old, writing);
  if (isList(node)) return writeList(node, old, writing);
  const text = inlineText(node, writing);
  return old ? rewrapText(old, text, writing.width) : toLines(wrapText(text, writing.width));
}

function pictureLine({ attrs }: Node): string {
  const { file, alt, caption } = attrs;
  return writePicture({ file: String(file), alt: String(alt), caption: String(caption) });
}

/** The lines of an unchanged node. */
function linesOfPart({ lines, raw }: ReadPart): Line[] {
  return lines.map((text, at) => ({ text, raw: raw[at] }));
}

function inlineText(node: Node, { lost }: Writing): string {
  const { text, isLost } = writeRuns(runsIn(node));
  if (isLost) lost();
  return text;
}

function headingLine(node: Node, old: ReadPart | undefined, writing: Writing): Line {
  const level = Number(node.attrs.level);
  const written = /#+/.exec(old?.lines[0] ?? "")?.[0];
  const isKept = old?.node.attrs.level === level && written !== undefined;
  return { text: `${isKept ? written : "#".repeat(level)} ${inlineText(node, writing)}` };
}

function quoteLines(node: Node, old: ReadPart | undefined, writing: Writing): Line[] {
  const width = writing.width - 2;
  const own = { ...writing, width, isItem: false };
  const inner = writeBlocks(childrenOf(node), old?.parts ?? [], own);
  return inner.map(({ text, raw }) => ({ text: text === "" ? ">" : `> ${text}`, raw }));
}

function writeList(node: Node, old: ReadPart | undefined, writing: Writing): Line[] {
  const aligned = alignParts(childrenOf(node).filter(hasWords), old?.parts ?? []);
  const isOrdered = node.type === kinds.numbers;
  const isLoose = old?.parts?.slice(1).some(({ gap }) => gap.length > 0) ?? false;
  const isCounted = old?.parts?.every(({ marker }, at) => marker?.start === startOf(old) + at);
  return aligned.flatMap((each, at) => {
    const number = isOrdered ? Number(node.attrs.start) + at : undefined;
    const own = itemLines(each, { number, isCounted: isCounted ?? true, like: old }, writing);
    return [...(at > 0 ? itemGap(each, isLoose) : []), ...own];
  });
}

function startOf({ node }: ReadPart): number {
  return Number(node.attrs.start ?? 1);
}

function itemGap({ old }: Aligned, isLoose: boolean): Line[] {
  if (old && old.gap.length > 0) return old.gap.map((raw) => ({ text: "", raw }));
  return isLoose && !old ? [{ text: "" }] : [];
}

/** How an item starts. */
interface Begun {
  /** `undefined` in a bulleted list. */
  number: number | undefined;
  /** Whether the original numbers were consecutive. */
  isCounted: boolean;
  /** The original list. */
  like: ReadPart | undefined;
}

function itemLines({ node, old, isSame }: Aligned, begun: Begun, writing: Writing): Line[] {
  const { number, isCounted } = begun;
  if (isSame && old) {
    const lines = linesOfPart(old);
    const isRight = number === undefined || !isCounted || old.marker?.start === number;
    return isRight ? lines : lines.map((line, at) => (at === 0 ? renumbered(line, number) : line));
  }
  const sign = signOf(old ?? begun.like?.parts?.[0], begun, writing.manner);
  const width = writing.width - sign.length;
  const own = { ...writing, width, isItem: true };
  const inner = writeBlocks(childrenOf(node), old?.parts ?? [], own);
  const room = " ".repeat(sign.length);
  return inner.map(({ text, raw }, at) => {
    if (at === 0) return { text: sign + text, raw: raw?.includes(sign + text) ? raw : undefined };
    return { text: text === "" ? "" : room + text, raw };
  });
}

function renumbered({ text, raw }: Line, number: number): Line {
  const put = (line: string) => line.replace(/^([^\d]*)\d+/, `$1${number}`);
  return { text: put(text), raw: raw === undefined ? undefined : put(raw) };
}

/** The marker of an item: the original one, or one like that of the first item. */
function signOf(like: ReadPart | undefined, { number }: Begun, manner: Manner): string {
  const [, room = "", written = "", gap = " "] =
    /^(\s*)(\S+)(\s+)/.exec(like?.lines[0] ?? "") ?? [];
  const known = like?.marker;
  if (number === undefined)
    return `${room}${known && !known.ordered ? written : manner.bullet}${known ? gap : " "}`;
  const behind = known?.ordered ? written.replace(/\d+/, "") : manner.behind;
  return `${room}${number}${behind}${known ? gap : " "}`;
}
