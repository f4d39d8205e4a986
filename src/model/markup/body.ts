import { foldLetters } from "../../yaml/language/plain-letters.ts";
import { type BodyBlock, bodyLines, parseBodyBlocks } from "./body-blocks.ts";
import type { BodyPicture } from "./body-pictures.ts";
import { type InlineNode, inlineText, parseInline } from "./inline.ts";

/** A part of a body: what stands between two empty lines, more or less. */
export type BodyNode =
  | { kind: "heading"; level: 2 | 3; id: string; children: InlineNode[] }
  | { kind: "paragraph"; children: InlineNode[] }
  | { kind: "list"; ordered: boolean; start: number; items: ListItem[] }
  | { kind: "table"; align: Align[]; head: InlineNode[][]; rows: InlineNode[][][] }
  | { kind: "quote"; children: BodyNode[] }
  | ({ kind: "picture" } & BodyPicture)
  | { kind: "rule" };

/** An item of a list: its text, then what is nested below it. */
export interface ListItem {
  children: InlineNode[];
  blocks: BodyNode[];
}

type Align = "left" | "center" | "right" | undefined;

/** A heading as a table of contents shows it. */
export interface BodyHeading {
  level: 2 | 3;
  id: string;
  text: string;
}

/**
 * Reads the Markdown of a body: headings (`##`, `###`), paragraphs, lists, tables, quotes and
 * rules, with the inline grammar in them, and pictures. Never fails: what is no such thing is a paragraph, HTML
 * included. Ids of headings are unique within the body.
 */
export function parseBody(source: string): BodyNode[] {
  return toNodes(parseBodyBlocks(bodyLines(source)), createIdGenerator());
}

/** Makes the ids of one body: a slug that is taken gets a number. */
export function createIdGenerator(): IdGenerator {
  // The ids in use, each with the last number that was tried behind it.
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

/** The id of a heading: its words in lower case without accents, with hyphens between them. */
export function headingSlug(text: string): string {
  const plain = asciiPattern.test(text) ? text.toLowerCase() : foldLetters(text);
  const parted = asciiPattern.test(plain)
    ? plain.replace(/[^a-z0-9]+/g, "-")
    : plain.replace(/[^\p{L}\p{N}]+/gu, "-");
  return parted.replace(/^-|-$/g, "") || "section";
}

// Patterns that know all letters of the world are slow; most texts need none once the accents are off.
const asciiPattern = /^[\0-\x7f]*$/;

/** Makes a slug the id that nothing else in its body has. */
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
