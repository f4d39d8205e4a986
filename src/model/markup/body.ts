import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import { type BodyBlock, bodyLines, parseBodyBlocks } from "./body-blocks.ts";
import type { BodyPicture } from "./body-pictures.ts";
import { type InlineNode, inlineText, parseInline } from "./inline.ts";

/** A block of a body. Its inline markup is parsed. */
export type BodyNode =
  | { kind: "heading"; level: 2 | 3; id: string; children: InlineNode[] }
  | { kind: "paragraph"; children: InlineNode[] }
  | { kind: "list"; ordered: boolean; start: number; items: ListItem[] }
  | { kind: "table"; align: CellAlignment[]; head: InlineNode[][]; rows: InlineNode[][][] }
  | { kind: "quote"; children: BodyNode[] }
  | ({ kind: "picture" } & BodyPicture)
  | { kind: "rule" };

/** A list item: its text, then its nested blocks. */
export interface ListItem {
  children: InlineNode[];
  blocks: BodyNode[];
}

type CellAlignment = "left" | "center" | "right" | undefined;

/** A heading as plain text, for a table of contents. */
export interface BodyHeading {
  level: 2 | 3;
  id: string;
  text: string;
}

/**
 * Parses the Markdown of a body: headings (`##`, `###`), paragraphs, lists, tables, quotes, rules
 * and pictures, with inline markup. Never fails: anything else, including HTML, is a paragraph.
 * Heading ids are unique within the body.
 */
export function parseBody(source: string): BodyNode[] {
  return toNodes(parseBodyBlocks(bodyLines(source)), createIdGenerator());
}

/**
 * Creates a generator of unique ids for one body. It adds a number to a slug that is already in
 * use.
 */
export function createIdGenerator(): IdGenerator {
  // The ids in use, each with the last suffix tried.
  const ids = new Map<string, number>();
  return (slug) => {
    let id = slug;
    let number = ids.get(slug) ?? 1;
    while (ids.has(id)) {
      number += 1;
      id = `${slug}-${number}`;
    }
    ids.set(id, 1).set(slug, number);
    return id;
  };
}

/**
 * Returns the slug of a heading: lowercase words without accents, joined by hyphens; "section" if
 * there are none.
 */
export function headingSlug(text: string): string {
  const plain = asciiPattern.test(text) ? text.toLowerCase() : foldLetters(text);
  const parted = asciiPattern.test(plain)
    ? plain.replace(/[^a-z0-9]+/g, "-")
    : plain.replace(/[^\p{L}\p{N}]+/gu, "-");
  return parted.replace(/^-|-$/g, "") || "section";
}

// Fast path: Unicode patterns are slow, and most texts are ASCII once their accents are removed.
const asciiPattern = /^[\0-\x7f]*$/;

/** Turns a slug into an id that is unique within its body. */
type IdGenerator = (slug: string) => string;

function toNodes(blocks: readonly BodyBlock[], idOf: IdGenerator): BodyNode[] {
  return blocks.map((block) => toNode(block, idOf));
}

function toNode(block: BodyBlock, idOf: IdGenerator): BodyNode {
  switch (block.kind) {
    case "heading":
      return toHeading(block, idOf);
    case "paragraph":
      return { kind: "paragraph", children: parseInline(block.text) };
    case "list":
      return { ...block, items: block.items.map((item) => toListItem(item, idOf)) };
    case "table":
      return toTable(block);
    case "quote":
      return { kind: "quote", children: toNodes(block.blocks, idOf) };
    case "picture":
    case "rule":
      return block;
  }
}

function toHeading({ level, text }: Extract<BodyBlock, { kind: "heading" }>, idOf: IdGenerator) {
  const children = parseInline(text);
  const id = idOf(headingSlug(inlineText(children)));
  return { kind: "heading" as const, level, id, children };
}

function toListItem(blocks: readonly BodyBlock[], idOf: IdGenerator): ListItem {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return { children: [], blocks: toNodes(blocks, idOf) };
  return { children: parseInline(first.text), blocks: toNodes(rest, idOf) };
}

function toTable({ align, rows }: Extract<BodyBlock, { kind: "table" }>): BodyNode {
  const [head = [], ...body] = rows.map((row) => row.map(parseInline));
  return { kind: "table", align, head, rows: body };
}
