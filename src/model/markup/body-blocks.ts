import { type BodyPicture, parseBodyPicture } from "./body-pictures.ts";

/** A block of a body whose text is still source. */
export type BodyBlock =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; start: number; items: BodyBlock[][] }
  | { kind: "table"; align: ("left" | "center" | "right" | undefined)[]; rows: string[][] }
  | { kind: "quote"; blocks: BodyBlock[] }
  | ({ kind: "picture" } & BodyPicture)
  | { kind: "rule" };

/** Lines being read: `at` is the next one. */
interface LineCursor {
  lines: readonly string[];
  at: number;
  depth: number;
  /** The number of the first line in the body, from 0. */
  base: number;
  visit?: LeafVisitor;
}

/** Gets the lines of a heading, a paragraph or a row of a table, and the number of the first in the body. */
export type LeafVisitor = (kind: LeafKind, lines: readonly string[], first: number) => unknown;

type LeafKind = "heading" | "paragraph" | "row";

/** What begins the item of a list, and what stands behind it. */
export interface ListMarker {
  indent: number;
  /** Where the item's text begins. */
  offset: number;
  ordered: boolean;
  start: number;
  text: string;
}

// Deeper nesting is a mistake at best; as plain text it costs nothing.
const MAX_DEPTH = 4;

// Most lines begin with a letter, and need no closer look.
const BLOCK_START = /^\s*[#>*_\d-]/;
/** A heading on its line: its marks, its text. */
export const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const RULE = /^\s{0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^\s{0,3}>/;
// Two digits at most: a line may begin with "2024. " and be nothing but text.
const MARKER = /^(\s*)([-*]|(\d{1,2})[.)])(\s+)(\S.*)$/;
const DASHES = /^:?-+:?$/;

type BlockReader = (source: LineCursor) => BodyBlock | undefined;

// Of a line that begins with a sign.
const blockReaders: readonly BlockReader[] = [readHeading, readRule, readQuote, readList];

/** The lines of a body, a tab as wide as four spaces. */
export function bodyLines(source: string): string[] {
  return source.replaceAll("\t", "    ").split(/\r\n|\r|\n/);
}

/** Cuts the lines of a body into blocks. Every line with text ends up in one of them. */
export function parseBodyBlocks(lines: readonly string[], depth = 0): BodyBlock[] {
  return readAll({ lines, at: 0, depth, base: 0 });
}

/** Visits the texts of a body in order, each with its lines: they lack at their beginning what their block takes. */
export function visitLeafLines(lines: readonly string[], visit: LeafVisitor): void {
  readAll({ lines, at: 0, depth: 0, base: 0, visit });
}

function readAll(source: LineCursor): BodyBlock[] {
  const { lines } = source;
  const blocks: BodyBlock[] = [];
  while (source.at < lines.length) {
    const block = readBlock(source);
    if (block) blocks.push(block);
  }
  return blocks;
}

/** Something of a body, and which of its lines it was read from. */
export interface LineRange {
  from: number;
  /** The line after its last one. */
  to: number;
}

/** The same blocks, each with its lines. */
export function blocksWithLines(
  lines: readonly string[],
  depth = 0,
): (LineRange & { block: BodyBlock })[] {
  const source = { lines, at: 0, depth, base: 0 };
  const placed: (LineRange & { block: BodyBlock })[] = [];
  while (source.at < lines.length) {
    const from = nextNonBlankLine(source, source.at);
    const block = readBlock(source);
    if (block) placed.push({ block, from, to: source.at });
  }
  return placed;
}

/** An item of a list: what begins it, and its lines without that. */
export interface ListItemLines extends LineRange {
  marker: ListMarker;
  lines: string[];
}

/** The items of the list whose lines these are. */
export function listItemsWithLines(lines: readonly string[]): ListItemLines[] {
  const source = { lines, at: 0, depth: 0, base: 0 };
  const first = parseMarker(currentLine(source));
  return first ? [...readItems(source, first)] : [];
}

/** The lines of a quote without its marks. */
export function stripQuoteMarks(lines: readonly string[]): string[] {
  return lines.map((text) => text.replace(/^\s{0,3}> ?/, ""));
}

/** The blocks of lines that stand inside another block; line for line they are those of the source from `from` on. */
function readInner({ depth, base, visit }: LineCursor, lines: readonly string[], from: number) {
  return readAll({ lines, at: 0, depth: depth + 1, base: base + from, visit });
}

/** Reads one block, or nothing where the line is empty; always moves on. */
function readBlock(source: LineCursor): BodyBlock | undefined {
  source.at = nextNonBlankLine(source, source.at);
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
  // The title of the page is its only first level, so a body begins at the second.
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
  const lines = takeWhile(source, (text) => QUOTE.test(text));
  if (lines.length === 0) return;
  return { kind: "quote", blocks: readInner(source, stripQuoteMarks(lines), from) };
}

function readList(source: LineCursor): BodyBlock | undefined {
  const first = parseMarker(currentLine(source));
  if (!first || source.depth >= MAX_DEPTH) return;
  const { ordered, start } = first;
  const items: BodyBlock[][] = [];
  for (const { lines, from } of readItems(source, first))
    items.push(readInner(source, lines, from));
  return { kind: "list", ordered, start, items };
}

function* readItems(source: LineCursor, first: ListMarker): Generator<ListItemLines> {
  for (let marker: ListMarker | undefined = first; marker; marker = nextMarker(source, first)) {
    const from = source.at;
    const lines = readItem(source, marker);
    yield { marker, lines, from, to: source.at };
  }
}

/** The marker of the next item of the same list, empty lines between them skipped. */
function nextMarker(source: LineCursor, { ordered, indent }: ListMarker): ListMarker | undefined {
  const at = nextNonBlankLine(source, source.at);
  const marker = parseMarker(source.lines[at]);
  // An item that stands further left than the first one ends the list.
  if (marker?.ordered !== ordered || marker.indent < indent - 1) return;
  source.at = at;
  return marker;
}

/** The lines of an item, moved to the left by the room of its marker. */
function readItem(source: LineCursor, marker: ListMarker): string[] {
  const lines = [marker.text];
  source.at += 1;
  while (source.at < source.lines.length) {
    const next = nextNonBlankLine(source, source.at);
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

/** Whether a line that stands as far left as the item's marker is no longer its text. */
function endsItem(source: LineCursor, { ordered }: ListMarker): boolean {
  return beginsBlock(source) || (ordered && parseMarker(currentLine(source))?.ordered === true);
}

function readTable(source: LineCursor): BodyBlock | undefined {
  if (!beginsTable(source)) return;
  const from = source.base + source.at;
  const lines = takeWhile(source, (text) => text.includes("|"));
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

/** Lines as one text: a line's end is a space, unless two spaces or a backslash ask for a break. */
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

/** Whether a line that is not the last of its paragraph ends with a break. */
export function endsWithHardBreak(text: string): boolean {
  return text.endsWith("  ") || (text.endsWith("\\") && text.length > 1 && text.at(-2) !== "\\");
}

/** Whether the current line ends a paragraph by beginning something else. */
function beginsBlock(source: LineCursor): boolean {
  const text = currentLine(source);
  if (beginsTable(source)) return true;
  if (!BLOCK_START.test(text)) return false;
  if (HEADING.test(text) || RULE.test(text)) return true;
  if (source.depth >= MAX_DEPTH) return false;
  if (QUOTE.test(text)) return true;
  // A wrapped line may begin with a number and a full stop; only "1." begins a list there.
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

function takeWhile(source: LineCursor, fits: (text: string) => boolean): string[] {
  const from = source.at;
  while (source.at < source.lines.length && fits(currentLine(source))) source.at += 1;
  return source.lines.slice(from, source.at);
}

function nextNonBlankLine({ lines }: LineCursor, from: number): number {
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
