import { type BodyPicture, parseBodyPicture } from "./body-pictures.ts";

/** A block of a body. Its inline markup is not parsed yet. */
export type BodyBlock =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; start: number; items: BodyBlock[][] }
  | { kind: "table"; align: ("left" | "center" | "right" | undefined)[]; rows: string[][] }
  | { kind: "quote"; blocks: BodyBlock[] }
  | ({ kind: "picture" } & BodyPicture)
  | { kind: "rule" };

/** The lines to parse, the index `at` of the next one, and the nesting depth. */
interface LineCursor {
  lines: readonly string[];
  at: number;
  depth: number;
  /** The index of the first of these lines in the body. */
  base: number;
  visit?: LeafVisitor;
}

/**
 * Receives the lines of a heading, paragraph or table row, and the index of its first body line.
 */
export type LeafVisitor = (kind: LeafKind, lines: readonly string[], first: number) => unknown;

type LeafKind = "heading" | "paragraph" | "row";

/** The marker of a list item, and the text after it. */
export interface ListMarker {
  indent: number;
  /** The column at which the text of the item begins. */
  offset: number;
  ordered: boolean;
  start: number;
  text: string;
}

// Deeper nesting is a mistake at best, so it is plain text, which costs no time to parse.
const MAX_DEPTH = 4;

// Fast path: most lines begin with a letter. A line that does not match begins no block with a
// marker.
const BLOCK_START = /^\s*[#>*_\d-]/;
/** Matches a heading line. Its groups are the markers and the text. */
export const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const RULE = /^\s{0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^\s{0,3}>/;
// At most two digits, because a line of plain text may begin with a year: "2024. ".
const MARKER = /^(\s*)([-*]|(\d{1,2})[.)])(\s+)(\S.*)$/;
const DASHES = /^:?-+:?$/;

type BlockReader = (source: LineCursor) => BodyBlock | undefined;

// Readers for lines that begin with a marker.
const blockReaders: readonly BlockReader[] = [readHeading, readRule, readQuote, readList];

/** Splits a body into lines. A tab becomes four spaces. */
export function bodyLines(source: string): string[] {
  return source.replaceAll("\t", "    ").split(/\r\n|\r|\n/);
}

/** Parses the lines of a body into blocks. Every line with text belongs to a block. */
export function parseBodyBlocks(lines: readonly string[], depth = 0): BodyBlock[] {
  return readAllBlocks({ lines, at: 0, depth, base: 0 });
}

/**
 * Visits the headings, paragraphs and table rows of a body in order. Their lines lack the markers
 * of the enclosing blocks.
 */
export function visitLeafLines(lines: readonly string[], visit: LeafVisitor): void {
  readAllBlocks({ lines, at: 0, depth: 0, base: 0, visit });
}

function readAllBlocks(source: LineCursor): BodyBlock[] {
  const { lines } = source;
  const blocks: BodyBlock[] = [];
  while (source.at < lines.length) {
    const block = readBlock(source);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** A range of lines in a body. */
export interface LineRange {
  from: number;
  /** The line after the last one (exclusive). */
  to: number;
}

/** Parses the lines of a body like `parseBodyBlocks` and returns each block with its line range. */
export function blocksWithLines(
  lines: readonly string[],
  depth = 0,
): (LineRange & { block: BodyBlock })[] {
  const source = { lines, at: 0, depth, base: 0 };
  const placed: (LineRange & { block: BodyBlock })[] = [];
  while (source.at < lines.length) {
    const from = nextNonBlankIndex(source, source.at);
    const block = readBlock(source);
    if (block) placed.push({ block, from, to: source.at });
  }
  return placed;
}

/** A list item: its marker, and its lines without marker and indentation. */
export interface ListItemLines extends LineRange {
  marker: ListMarker;
  lines: string[];
}

/** Splits the lines of a list into its items; empty if the first line has no marker. */
export function listItemsWithLines(lines: readonly string[]): ListItemLines[] {
  const source = { lines, at: 0, depth: 0, base: 0 };
  const first = parseMarker(currentLine(source));
  return first ? [...readItems(source, first)] : [];
}

/** Removes the quote markers from the lines of a quote. */
export function stripBlockquoteMarkers(lines: readonly string[]): string[] {
  return lines.map((text) => text.replace(/^\s{0,3}> ?/, ""));
}

/** Parses lines nested in another block. They are the source lines from `from`, one for one. */
function readNestedBlocks(
  { depth, base, visit }: LineCursor,
  lines: readonly string[],
  from: number,
) {
  return readAllBlocks({ lines, at: 0, depth: depth + 1, base: base + from, visit });
}

/** Reads the next block and advances; `undefined` if only blank lines remain. */
function readBlock(source: LineCursor): BodyBlock | undefined {
  source.at = nextNonBlankIndex(source, source.at);
  if (source.at >= source.lines.length) return undefined;
  return readMarkedBlock(source) ?? readTable(source) ?? readParagraph(source);
}

function readMarkedBlock(source: LineCursor): BodyBlock | undefined {
  if (!BLOCK_START.test(currentLine(source))) return undefined;
  for (const read of blockReaders) {
    const block = read(source);
    if (block) return block;
  }
  return undefined;
}

function readHeading(source: LineCursor): BodyBlock | undefined {
  const [, marks, text] = HEADING.exec(currentLine(source)) ?? [];
  if (!marks || !text) return;
  source.visit?.("heading", [currentLine(source)], source.base + source.at);
  source.at += 1;
  // The page title is the only h1, so the headings of a body start at level 2.
  return { kind: "heading", level: marks.length > 2 ? 3 : 2, text: text.trimEnd() };
}

function readRule(source: LineCursor): BodyBlock | undefined {
  if (!RULE.test(currentLine(source))) return;
  source.at += 1;
  return { kind: "rule" };
}

function readQuote(source: LineCursor): BodyBlock | undefined {
  if (source.depth >= MAX_DEPTH) return;
  const from = source.at;
  const lines = takeLinesWhile(source, (text) => QUOTE.test(text));
  if (lines.length === 0) return;
  return { kind: "quote", blocks: readNestedBlocks(source, stripBlockquoteMarkers(lines), from) };
}

function readList(source: LineCursor): BodyBlock | undefined {
  const first = parseMarker(currentLine(source));
  if (!first || source.depth >= MAX_DEPTH) return;
  const { ordered, start } = first;
  const items: BodyBlock[][] = [];
  for (const { lines, from } of readItems(source, first))
    items.push(readNestedBlocks(source, lines, from));
  return { kind: "list", ordered, start, items };
}

function* readItems(source: LineCursor, first: ListMarker): Generator<ListItemLines> {
  for (
    let marker: ListMarker | undefined = first;
    marker;
    marker = advanceToNextMarker(source, first)
  ) {
    const from = source.at;
    const lines = readItem(source, marker);
    yield { marker, lines, from, to: source.at };
  }
}

/** Returns the marker of the next item of the same list. Skips blank lines before it. */
function advanceToNextMarker(
  source: LineCursor,
  { ordered, indent }: ListMarker,
): ListMarker | undefined {
  const at = nextNonBlankIndex(source, source.at);
  const marker = parseMarker(source.lines[at]);
  // An item with less indentation than the first one ends the list.
  if (marker?.ordered !== ordered || marker.indent < indent - 1) return;
  source.at = at;
  return marker;
}

/** Returns the lines of an item, without the indentation of its text. */
function readItem(source: LineCursor, marker: ListMarker): string[] {
  const lines = [marker.text];
  source.at += 1;
  while (source.at < source.lines.length) {
    const next = nextNonBlankIndex(source, source.at);
    const room = indentOf(source.lines[next] ?? "");
    const inside = room >= marker.indent + 2 && next < source.lines.length;
    if (!inside && (next > source.at || endsItem(source, marker))) break;
    for (const text of source.lines.slice(source.at, next + 1)) {
      lines.push(text.slice(Math.min(marker.offset, room)));
    }
    source.at = next + 1;
  }
  return lines;
}

/** Whether a line that is not indented ends the item instead of continuing its text. */
function endsItem(source: LineCursor, { ordered }: ListMarker): boolean {
  return beginsBlock(source) || (ordered && parseMarker(currentLine(source))?.ordered === true);
}

function readTable(source: LineCursor): BodyBlock | undefined {
  if (!beginsTable(source)) return;
  const from = source.base + source.at;
  const lines = takeLinesWhile(source, (text) => text.includes("|"));
  for (const [index, row] of lines.entries()) source.visit?.("row", [row], from + index);
  const [head = [], marks = [], ...body] = lines.map(splitCells);
  const rows = body.map((row) => [...row, ...head.slice(row.length).map(() => "")]);
  return { kind: "table", align: marks.map(columnAlignment), rows: [head, ...rows] };
}

function readParagraph(source: LineCursor): BodyBlock {
  const lines: string[] = [];
  const from = source.base + source.at;
  do {
    lines.push(currentLine(source));
    source.at += 1;
  } while (
    source.at < source.lines.length &&
    !isBlank(currentLine(source)) &&
    !beginsBlock(source)
  );
  source.visit?.("paragraph", lines, from);
  const text = joinLines(lines);
  const picture = parseBodyPicture(text);
  return picture ? { kind: "picture", ...picture } : { kind: "paragraph", text };
}

/** Joins lines with spaces. Two spaces or a backslash at the end of a line make a hard break. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((text, index) => {
      const last = index === lines.length - 1;
      const broken = !last && endsWithHardBreak(text);
      const words = (broken ? text.replace(/\\$/, "") : text).trim();
      return last ? words : words + (broken ? "\n" : " ");
    })
    .join("");
}

/**
 * Whether a line ends with a hard break. Not meant for the last line of a paragraph, which has
 * none.
 */
export function endsWithHardBreak(text: string): boolean {
  return text.endsWith("  ") || (text.endsWith("\\") && text.length > 1 && text.at(-2) !== "\\");
}

/** Whether the current line begins a block and so ends a paragraph. */
function beginsBlock(source: LineCursor): boolean {
  const text = currentLine(source);
  if (beginsTable(source)) return true;
  if (!BLOCK_START.test(text)) return false;
  if (HEADING.test(text) || RULE.test(text)) return true;
  if (source.depth >= MAX_DEPTH) return false;
  if (QUOTE.test(text)) return true;
  // In a paragraph, a wrapped line may begin with a number and a period, so only "1." begins a
  // list.
  const marker = parseMarker(text);
  return marker !== undefined && (!marker.ordered || marker.start === 1);
}

function beginsTable({ lines, at }: LineCursor): boolean {
  const marks = lines[at + 1] ?? "";
  if (!lines[at]?.includes("|") || !marks.includes("|")) return false;
  return splitCells(marks).every((mark) => DASHES.test(mark));
}

function parseMarker(text: string | undefined): ListMarker | undefined {
  if (!text || !BLOCK_START.test(text)) return;
  const [, space, mark, number, gap, rest] = MARKER.exec(text) ?? [];
  if (space === undefined || !mark || !gap || !rest || RULE.test(text)) return;
  const offset = space.length + mark.length + gap.length;
  const ordered = number !== undefined;
  return { indent: space.length, offset, ordered, start: Number(number ?? 1), text: rest };
}

function splitCells(text: string): string[] {
  const inner = text
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function columnAlignment(mark: string) {
  if (mark.endsWith(":")) return mark.startsWith(":") ? "center" : "right";
  return mark.startsWith(":") ? "left" : undefined;
}

function takeLinesWhile(source: LineCursor, fits: (text: string) => boolean): string[] {
  const from = source.at;
  while (source.at < source.lines.length && fits(currentLine(source))) source.at += 1;
  return source.lines.slice(from, source.at);
}

function nextNonBlankIndex({ lines }: LineCursor, from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

function currentLine({ lines, at }: LineCursor): string {
  return lines[at] ?? "";
}

function isBlank(text: string | undefined): boolean {
  return !text || !/\S/.test(text);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
