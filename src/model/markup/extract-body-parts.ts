import { type BodyHeading, createIdGenerator, headingSlug } from "./body.ts";
import { type BodyBlock, bodyLines, HEADING, parseBodyBlocks } from "./body-blocks.ts";
import type { BodyPicture } from "./body-pictures.ts";
import {
  escapeInlineMarkup,
  inlineLinks,
  inlineText,
  parseInline,
  type SourceLink,
  sourceLinks,
} from "./inline.ts";

/** The headings, links, pictures and number of words of a body. */
export interface BodyOutline {
  /** The headings, in order, with the ids that links can target. */
  headings: BodyHeading[];
  /** The targets of all links, in order. */
  links: string[];
  /** The pictures, in order. */
  pictures: BodyPicture[];
  /** The number of words that readers see. */
  words: number;
}

/** Extracts the outline of a body: from the source if it is simple, else from its blocks. */
export function parseOutline(source: string): BodyOutline {
  const words = countWords(source);
  const marks = fastOutline(source) ?? fullOutline(source);
  return { ...marks, words };
}

type OutlineParts = Pick<BodyOutline, "headings" | "links" | "pictures">;

function fullOutline(source: string): OutlineParts {
  const blocks = parseBodyBlocks(bodyLines(source));
  const marks: OutlineParts = { headings: [], links: [], pictures: blocks.flatMap(blockPictures) };
  const idOf = createIdGenerator();
  forEachLeaf(blocks, (written, level) => {
    for (const link of inlineLinks(written)) marks.links.push(link);
    if (level) marks.headings.push(toHeading(plainText(written), level, idOf));
  });
  return marks;
}

function toHeading(text: string, level: BodyHeading["level"], idOf: (slug: string) => string) {
  return { level, id: idOf(headingSlug(text)), text };
}

/** Returns the headings of a body, in order. */
export function headingsIn(source: string): BodyHeading[] {
  const plain = contextDependentMarks.test(source) ? undefined : fastHeadings(source);
  return plain ?? fullOutline(source).headings;
}

/** Returns the pictures of a body, in order. */
export function picturesIn(source: string): BodyPicture[] {
  return source.includes("![") ? parseBodyBlocks(bodyLines(source)).flatMap(blockPictures) : [];
}

function blockPictures(block: BodyBlock): BodyPicture[] {
  if (block.kind === "quote") return block.blocks.flatMap(blockPictures);
  if (block.kind === "list") return block.items.flat().flatMap(blockPictures);
  if (block.kind !== "picture") return [];
  const { kind: _, ...picture } = block;
  return [picture];
}

/** Returns the plain text of a body, with one line per heading, paragraph, cell and caption. */
export function bodyText(source: string): string {
  const texts: string[] = [];
  forEachLeaf(parseBodyBlocks(bodyLines(source)), (written) => texts.push(plainText(written)));
  return texts.join("\n");
}

/** Returns the source text of each heading, paragraph, cell and picture caption of a body. */
export function leafTexts(source: string): string[] {
  const leaves: string[] = [];
  forEachLeaf(parseBodyBlocks(bodyLines(source)), (written) => leaves.push(written));
  return leaves;
}

type LeafCallback = (written: string, level?: BodyHeading["level"]) => unknown;

function forEachLeaf(blocks: readonly BodyBlock[], visit: LeafCallback): void {
  for (const block of blocks) visitLeaves(block, visit);
}

function visitLeaves(block: BodyBlock, visit: LeafCallback): void {
  if (block.kind === "paragraph") visit(block.text);
  if (block.kind === "heading") visit(block.text, block.level);
  if (block.kind === "picture" && block.caption) visit(escapeInlineMarkup(block.caption));
  if (block.kind === "quote") forEachLeaf(block.blocks, visit);
  if (block.kind === "list") for (const item of block.items) forEachLeaf(item, visit);
  if (block.kind === "table") for (const cell of block.rows.flat()) visit(cell);
}

// Fast path: most texts have no markup, and parsing takes much longer.
function plainText(written: string): string {
  return /[\\*[\n]/.test(written) ? inlineText(parseInline(written)) : written;
}

// The meaning of these characters depends on the context, which the fast path does not know.
const contextDependentMarks = /[\\\t\r]|!\[/;

/**
 * Extracts the outline without parsing blocks. Returns `undefined` if the result could differ from
 * `fullOutline`.
 */
function fastOutline(source: string): OutlineParts | undefined {
  if (contextDependentMarks.test(source)) return undefined;
  const headings = fastHeadings(source);
  const links = headings && fastLinks(source);
  return links && { headings, links, pictures: [] };
}

/** Returns all links; `undefined` if one may extend over two blocks or cells. */
function fastLinks(source: string): string[] | undefined {
  for (let at = source.indexOf("]("); at >= 0; at = source.indexOf("](", at + 2)) {
    const end = source.indexOf(")", at);
    if (end < 0 || /[(|\n]/.test(source.slice(at + 2, end))) return undefined;
  }
  const links = sourceLinks(source);
  return links.every((link) => isWithinOneLeaf(source, link))
    ? links.map(({ to }) => to)
    : undefined;
}

// The label of a link may continue on the next line, unless that line begins another block.
function isWithinOneLeaf(source: string, { label, to, end }: SourceLink): boolean {
  if (!/[\n|]/.test(label)) return true;
  const start = end - "[]()".length - label.length - to.length;
  const lines = source.slice(source.lastIndexOf("\n", start) + 1, endOfLine(source, end));
  return !/\||\n\s*(?:[#>*_\d-]|\n)/.test(lines);
}

/** Returns the headings at line starts; `undefined` if one may be inside a list, quote or table. */
function fastHeadings(source: string): BodyHeading[] | undefined {
  const headings: BodyHeading[] = [];
  const idOf = createIdGenerator();
  for (let at = source.indexOf("#"); at >= 0; at = source.indexOf("#", at)) {
    const start = source.lastIndexOf("\n", at) + 1;
    const before = source.slice(start, at);
    at = endOfLine(source, at);
    if (!/^[\s>*.)\d-]*$/.test(before)) continue;
    const line = source.slice(start, at);
    if (before !== "" || line.includes("|")) return undefined;
    const [, marks, text] = HEADING.exec(line) ?? [];
    if (marks && text) {
      headings.push(toHeading(plainText(text.trimEnd()), marks.length > 2 ? 3 : 2, idOf));
    }
  }
  return headings;
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf("\n", from);
  return end < 0 ? source.length : end;
}

const space = 1;
const symbol = 2;
const letter = 3;
const characterKinds = new Uint8Array(0x10000);

/**
 * Counts the words that readers see: runs of non-space characters with a letter or digit. Link
 * targets and the alternative texts of pictures do not count.
 */
export function countWords(text: string): number {
  if (text.includes("![")) return countPlainWords(text.replace(describedPicture, " $1"));
  return countPlainWords(text);
}

// Readers see the caption of a picture, but not its alternative text.
const describedPicture = /!\[[^\][]*\]\([^()"\n]*(?:"([^"\n]*)")?/g;

function countPlainWords(text: string): number {
  const nextClose = createForwardSearch(text, ")");
  const nextLine = createForwardSearch(text, "\n");
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = characterKinds[code] || characterKind(code);
    if (kind === letter && !counted) count += 1;
    counted = kind === letter || (counted && kind !== space);
    if (code === closingBracket && text.startsWith("](", at)) {
      const end = nextClose(at);
      if (end < nextLine(at)) at = end;
    }
  }
  return count;
}

const closingBracket = "]".charCodeAt(0);

/**
 * Returns a function that finds the next `sign` at or after an offset, or the end of the text. The
 * offsets must not decrease: the last hit is cached, so that all searches together are linear.
 */
function createForwardSearch(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    const next = text.indexOf(sign, from);
    found = next < 0 ? text.length : next;
    return found;
  };
}

// Half of a surrogate pair counts as a symbol: most characters outside the BMP are emoji.
function characterKind(code: number): number {
  const sign = String.fromCharCode(code);
  const kind = /\s/.test(sign) ? space : /[\p{L}\p{N}]/u.test(sign) ? letter : symbol;
  characterKinds[code] = kind;
  return kind;
}
