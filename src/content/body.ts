import { type BodyBlock, readBlocks } from "./body-blocks.ts";
import { type InlineNode, inlineText, parseInline } from "./inline.ts";

/** A part of a body: what stands between two empty lines, more or less. */
export type BodyNode =
  | { kind: "heading"; level: 2 | 3; id: string; children: InlineNode[] }
  | { kind: "paragraph"; children: InlineNode[] }
  | { kind: "list"; ordered: boolean; start: number; items: ListItem[] }
  | { kind: "table"; align: Align[]; head: InlineNode[][]; rows: InlineNode[][][] }
  | { kind: "quote"; children: BodyNode[] }
  | { kind: "rule" };

/** An item of a list: its text, then what is nested below it. */
export interface ListItem {
  children: InlineNode[];
  blocks: BodyNode[];
}

export type Align = "left" | "center" | "right" | undefined;

/** A heading as a table of contents shows it. */
export interface BodyHeading {
  level: 2 | 3;
  id: string;
  text: string;
}

/**
 * Reads the Markdown of a body: headings (`##`, `###`), paragraphs, lists, tables, quotes and
 * rules, with the inline grammar in them. Never fails: what is no such thing is a paragraph, HTML
 * included. Ids of headings are unique within the body.
 */
export function parseBody(source: string): BodyNode[] {
  const lines = source.replaceAll("\t", "    ").split(/\r\n|\r|\n/);
  return toNodes(readBlocks(lines), new Map());
}

/** The headings of a body, in order. */
export function headingsIn(source: string): BodyHeading[] {
  return flatten(parseBody(source)).flatMap((node) =>
    node.kind === "heading"
      ? [{ level: node.level, id: node.id, text: inlineText(node.children) }]
      : [],
  );
}

/** The targets of all links of a body, in order. */
export function linksIn(source: string): string[] {
  return flatten(parseBody(source)).flatMap(leavesOf).flatMap(targetsOf);
}

/** The text of a body without any mark, one line for each leaf. */
export function bodyText(source: string): string {
  return flatten(parseBody(source)).flatMap(leavesOf).map(inlineText).join("\n");
}

/** The number of words of a body, as a reader meets them. */
export function wordsIn(source: string): number {
  return bodyText(source).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The id of a heading: its words in lower case without accents, with hyphens between them. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "section";
}

/** The ids in use, each with the last number that was tried behind it. */
type Ids = Map<string, number>;

function toNodes(blocks: readonly BodyBlock[], ids: Ids): BodyNode[] {
  return blocks.map((block) => toNode(block, ids));
}

function toNode(block: BodyBlock, ids: Ids): BodyNode {
  switch (block.kind) {
    case "heading":
      return toHeading(block, ids);
    case "paragraph":
      return { kind: "paragraph", children: parseInline(block.text) };
    case "list":
      return { ...block, items: block.items.map((item) => toItem(item, ids)) };
    case "table":
      return toTable(block);
    case "quote":
      return { kind: "quote", children: toNodes(block.blocks, ids) };
    case "rule":
      return { kind: "rule" };
  }
}

function toHeading({ level, text }: Extract<BodyBlock, { kind: "heading" }>, ids: Ids) {
  const children = parseInline(text);
  const id = unused(slugOf(inlineText(children)), ids);
  return { kind: "heading" as const, level, id, children };
}

function toItem(blocks: readonly BodyBlock[], ids: Ids): ListItem {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return { children: [], blocks: toNodes(blocks, ids) };
  return { children: parseInline(first.text), blocks: toNodes(rest, ids) };
}

function toTable({ align, rows }: Extract<BodyBlock, { kind: "table" }>): BodyNode {
  const [head = [], ...body] = rows.map((row) => row.map(parseInline));
  return { kind: "table", align, head, rows: body };
}

function unused(slug: string, ids: Ids): string {
  let id = slug;
  let number = ids.get(slug) ?? 1;
  while (ids.has(id)) {
    number += 1;
    id = `${slug}-${number}`;
  }
  ids.set(id, 1).set(slug, number);
  return id;
}

/** All nodes of a body in order, with those inside quotes and lists after their parent. */
function flatten(nodes: readonly BodyNode[]): BodyNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === "quote") return [node, ...flatten(node.children)];
    if (node.kind !== "list") return [node];
    return node.items.flatMap(({ children, blocks }) => [
      { kind: "paragraph" as const, children },
      ...flatten(blocks),
    ]);
  });
}

function leavesOf(node: BodyNode): InlineNode[][] {
  if (node.kind === "heading" || node.kind === "paragraph") return [node.children];
  return node.kind === "table" ? [node.head, ...node.rows].flat() : [];
}

function targetsOf(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "link") return [node.to];
    return "children" in node ? targetsOf(node.children) : [];
  });
}
