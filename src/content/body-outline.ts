import { type BodyHeading, createIds, slugOf } from "./body.ts";
import { type BodyBlock, linesOf, readBlocks } from "./body-blocks.ts";
import { inlineLinks, inlineText, parseInline } from "./inline.ts";

/** What the rest of a site needs to know of a body. */
export interface BodyOutline {
  /** In order, with the ids that links can name. */
  headings: BodyHeading[];
  /** The targets of all links, in order. */
  links: string[];
  /** The number of words, as a reader meets them. */
  words: number;
}

/** Reads a body once for all that is asked about it, without making the tree of its marks. */
export function outlineOf(source: string): BodyOutline {
  const outline: BodyOutline = { headings: [], links: [], words: 0 };
  const idOf = createIds();
  eachLeaf(readBlocks(linesOf(source)), (written, level) => {
    const text = plainText(written);
    outline.words += wordsOf(text);
    if (written.includes("](")) outline.links.push(...inlineLinks(written));
    if (level) outline.headings.push({ level, id: idOf(slugOf(text)), text });
  });
  return outline;
}

/** The headings of a body, in order. */
export function headingsIn(source: string): BodyHeading[] {
  return outlineOf(source).headings;
}

/** The text of a body without any mark, one line for each leaf. */
export function bodyText(source: string): string {
  const texts: string[] = [];
  eachLeaf(readBlocks(linesOf(source)), (written) => texts.push(plainText(written)));
  return texts.join("\n");
}

type Leaf = (written: string, level?: BodyHeading["level"]) => unknown;

function eachLeaf(blocks: readonly BodyBlock[], visit: Leaf): void {
  for (const block of blocks) visitLeaves(block, visit);
}

function visitLeaves(block: BodyBlock, visit: Leaf): void {
  if (block.kind === "paragraph") visit(block.text);
  if (block.kind === "heading") visit(block.text, block.level);
  if (block.kind === "quote") eachLeaf(block.blocks, visit);
  if (block.kind === "list") for (const item of block.items) eachLeaf(item, visit);
  if (block.kind === "table") for (const cell of block.rows.flat()) visit(cell);
}

// Most texts have no marks, and reading those that have takes much longer.
function plainText(written: string): string {
  return /[\\*[\n]/.test(written) ? inlineText(parseInline(written)) : written;
}

const space = 1;
const ink = 2;
const letter = 3;
const kinds = new Uint8Array(0x10000);

/** Counts what stands between spaces and has a letter or a digit. */
function wordsOf(text: string): number {
  let count = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === letter && !counted) count += 1;
    counted = kind === letter || (counted && kind !== space);
  }
  return count;
}

// Half of a character is told from a letter by nobody; most such characters are pictures.
function kindOf(code: number): number {
  const known = kinds[code];
  if (known) return known;
  const sign = String.fromCharCode(code);
  const kind = /\s/.test(sign) ? space : /[\p{L}\p{N}]/u.test(sign) ? letter : ink;
  kinds[code] = kind;
  return kind;
}
