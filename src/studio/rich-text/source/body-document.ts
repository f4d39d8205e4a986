import type { Node } from "prosemirror-model";
import {
  type BodyBlock,
  blocksWithLines,
  bodyLines,
  type LineRange,
  type ListMarker,
  listItemsWithLines,
  stripBlockquoteMarkers,
} from "../../../model/markup/body-blocks.ts";
import { bodySchema, nodeTypes } from "./body-schema.ts";
import { normalizeRuns, parseInlineRuns, runsToNodes } from "./inline-runs.ts";

/** A node of a document, and the source lines it was parsed from. */
export interface SourceNode {
  node: Node;
  /** The empty lines before it, as in the source. */
  gap: readonly string[];
  /** Its source lines, including the prefixes of lists and quotes around it. */
  raw: readonly string[];
  /** Its lines without the prefixes of lists and quotes around it. */
  lines: readonly string[];
  /** The marker of a list item. */
  marker?: ListMarker;
  /** Its children: items of a list, blocks of an item or a quote, rows of a table. */
  parts?: readonly SourceNode[];
}

/** A parsed body, with the source of each node. */
export interface ParsedBody {
  source: string;
  doc: Node;
  parts: readonly SourceNode[];
}

/**
 * Parses a body. Each node keeps its source lines, so that unchanged nodes can be written back
 * unchanged.
 */
export function parseBodyDocument(source: string): ParsedBody {
  const raw = source.split(/\r\n|\r|\n/);
  const parts = readNodes({ lines: bodyLines(source), raw, depth: 0 });
  const nodes = parts.map(({ node }) => node);
  const doc = bodySchema.node(
    "doc",
    null,
    nodes.length > 0 ? nodes : [nodeTypes.paragraph.create()],
  );
  return { source, doc, parts };
}

/** The lines of a block, without and with the prefixes of the blocks around it. */
interface SourceLines {
  lines: readonly string[];
  raw: readonly string[];
  depth: number;
}

function readNodes({ lines, raw, depth }: SourceLines): SourceNode[] {
  let last = 0;
  return blocksWithLines(lines, depth).map(({ block, from, to }) => {
    const gap = raw.slice(last, from);
    last = to;
    const own = { lines: lines.slice(from, to), raw: raw.slice(from, to), depth };
    return { gap, lines: own.lines, raw: own.raw, ...readNode(block, own) };
  });
}

function readNode(block: BodyBlock, own: SourceLines): Pick<SourceNode, "node" | "parts"> {
  switch (block.kind) {
    case "heading": {
      const attrs = { level: block.level };
      return { node: nodeTypes.heading.create(attrs, parseInlineNodes(block.text, true)) };
    }
    case "paragraph":
      return { node: nodeTypes.paragraph.create(null, parseInlineNodes(block.text)) };
    case "picture": {
      const { file, alt, caption = "" } = block;
      return { node: nodeTypes.picture.create({ file, alt, caption }) };
    }
    case "rule":
      return { node: nodeTypes.rule.create() };
    case "quote": {
      const parts = readNodes({
        ...own,
        lines: stripBlockquoteMarkers(own.lines),
        depth: own.depth + 1,
      });
      return { node: nodeTypes.quote.create(null, ensureContent(parts)), parts };
    }
    case "list":
      return readList(block, own);
    case "table":
      return readTable(block, own);
  }
}

function readList({ ordered, start }: Extract<BodyBlock, { kind: "list" }>, own: SourceLines) {
  let last = 0;
  const parts = listItemsWithLines(own.lines).map(({ marker, from, to, lines }): SourceNode => {
    const raw = own.raw.slice(from, to);
    const gap = own.raw.slice(last, from);
    last = to;
    const inner = readNodes({ lines, raw, depth: own.depth + 1 });
    const node = nodeTypes.item.create(null, ensureContent(inner));
    return { node, gap, raw, lines: own.lines.slice(from, to), marker, parts: inner };
  });
  const items = parts.map(({ node }) => node);
  const node = ordered
    ? nodeTypes.numbers.create({ start }, items)
    : nodeTypes.bullets.create(null, items);
  return { node, parts };
}

function ensureContent(parts: readonly SourceNode[]): Node[] {
  return parts.length > 0 ? parts.map(({ node }) => node) : [nodeTypes.paragraph.create()];
}

function readTable({ align, rows }: Extract<BodyBlock, { kind: "table" }>, own: SourceLines) {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const made = rows.map((cells, at) => {
    const type = at === 0 ? nodeTypes.head : nodeTypes.cell;
    const filled = Array.from({ length: width }, (_, column) => cells[column] ?? "");
    return nodeTypes.row.create(
      null,
      filled.map((text, column) =>
        type.create({ align: align[column] ?? null }, parseInlineNodes(text, true)),
      ),
    );
  });
  const parts = made.map((node, at): SourceNode => {
    const { from, to } = lineRangeOfRow(at);
    return { node, gap: [], raw: own.raw.slice(from, to), lines: own.lines.slice(from, to) };
  });
  return { node: nodeTypes.table.create(null, made), parts };
}

/**
 * Returns the line range of a table row. The second line is the delimiter line, so the lines after
 * it are shifted by one.
 */
function lineRangeOfRow(row: number): LineRange {
  return row === 0 ? { from: 0, to: 1 } : { from: row + 1, to: row + 2 };
}

function parseInlineNodes(text: string, isLine = false): Node[] {
  return runsToNodes(normalizeRuns(parseInlineRuns(text)), isLine);
}
