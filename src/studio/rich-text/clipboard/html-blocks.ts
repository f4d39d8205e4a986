import { Fragment, type Node } from "prosemirror-model";
import { isListNode, nodeTypes } from "../source/body-schema.ts";
import { type InlineRun, runsToNodes } from "../source/inline-runs.ts";
import { getChildNodes, hasContent } from "../source/node-content.ts";
import { getEffectiveTagName, mapHeadingLevels } from "./heading-levels.ts";
import {
  collapseSpacesInRuns,
  computeElementMarks,
  type InlineMarks,
  parseRuns,
} from "./html-runs.ts";
import { parseTable } from "./html-tables.ts";
import { elementPlaceholderIndex } from "./pasted-pictures.ts";
import { createPlaceholderNode } from "./picture-placeholder.ts";

/** The context in which a block is parsed. */
interface HtmlBlockContext {
  around: InlineMarks;
  /** Heading levels by name. */
  levels: ReadonlyMap<string, 2 | 3>;
  /** The number of lists and quotes around the block. */
  depth: number;
}

const maxDepth = 4;
const noMarks: InlineMarks = { strong: false, em: false };
const blockSelector =
  "p, div, section, article, header, footer, main, aside, nav, address, figure, figcaption, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, blockquote, hr, pre";

/** Converts HTML to blocks of a body. */
export function parseBlocks(root: Element): Node[] {
  return joinLists(
    parseChildren(root, { around: noMarks, levels: mapHeadingLevels(root), depth: 0 }),
  );
}

function parseChildren(root: Element, context: HtmlBlockContext): Node[] {
  const found: Node[] = [];
  let line: InlineRun[] = [];
  const endLine = () => {
    found.push(...createParagraph(line));
    line = [];
  };
  for (const child of root.childNodes) {
    const element = child.nodeType === 1 ? (child as Element) : undefined;
    if (!element || !isOrContainsBlockElement(element)) {
      line.push(...parseRuns(child, context.around));
      continue;
    }
    endLine();
    found.push(...parseBlock(element, context));
  }
  endLine();
  return found;
}

function isOrContainsBlockElement(element: Element): boolean {
  return element.matches(blockSelector) || element.querySelector(blockSelector) !== null;
}

function parseBlock(element: Element, context: HtmlBlockContext): Node[] {
  const name = element.tagName;
  const own = { ...context, around: computeElementMarks(element, context.around) };
  const level = context.levels.get(getEffectiveTagName(element));
  if (level) return parseHeading(element, level, own);
  if (name === "UL" || name === "OL") return parseList(element, own);
  if (name === "TABLE") return parseTableBlock(element, own);
  if (name === "BLOCKQUOTE") return parseQuote(element, own);
  if (name === "HR") return context.depth === 0 ? [nodeTypes.rule.create()] : [];
  if (name === "PRE") return parsePreformatted(element);
  if (element.hasAttribute("data-picture")) return [parsePastedPicture(element)];
  const number = elementPlaceholderIndex(element);
  if (number !== undefined) return context.depth === 0 ? [createPlaceholderNode(number)] : [];
  return parseChildren(element, own);
}

/** Parses a picture that was cut from a body of this site. */
function parsePastedPicture(element: Element): Node {
  return nodeTypes.picture.create({
    file: element.getAttribute("data-picture"),
    alt: element.querySelector("img")?.getAttribute("alt") ?? "",
    caption: element.querySelector("figcaption")?.textContent ?? "",
  });
}

function createParagraph(runs: readonly InlineRun[]): Node[] {
  const tidy = collapseSpacesInRuns(runs);
  return tidy.length > 0 ? [nodeTypes.paragraph.create(null, runsToNodes(tidy))] : [];
}

function parseHeading(element: Element, level: 2 | 3, { around, depth }: HtmlBlockContext): Node[] {
  const runs = [...element.childNodes].flatMap((child) => parseRuns(child, around));
  // Headings are bold by default, so their bold marks are dropped.
  const plain = collapseSpacesInRuns(runs.map((run) => ({ ...run, strong: false })));
  if (plain.length === 0) return [];
  if (depth > 0) return createParagraph(runs);
  return [nodeTypes.heading.create({ level }, runsToNodes(plain, true))];
}

function parseList(element: Element, context: HtmlBlockContext): Node[] {
  const own = { ...context, depth: context.depth + 1 };
  const items: Node[] = [];
  for (const child of element.children) {
    const inner = child.tagName === "LI" ? parseChildren(child, own) : parseBlock(child, own);
    const last = items.at(-1);
    // A list between two items belongs to the item before it.
    if (child.tagName !== "LI" && last)
      items[items.length - 1] = last.copy(
        last.content.append(nodeTypes.item.create(null, inner).content),
      );
    else if (inner.some(hasContent)) items.push(nodeTypes.item.create(null, inner));
  }
  if (items.length === 0) return [];
  // If items are too deep for the grammar, their content becomes part of the item around them.
  if (context.depth >= maxDepth) return items.flatMap(getChildNodes);
  const start = Number(element.getAttribute("start")) || 1;
  return element.tagName === "OL"
    ? [nodeTypes.numbers.create({ start }, items)]
    : [nodeTypes.bullets.create(null, items)];
}

function parseQuote(element: Element, context: HtmlBlockContext): Node[] {
  const inner = parseChildren(element, { ...context, depth: context.depth + 1 });
  return inner.length > 0 && context.depth < maxDepth
    ? [nodeTypes.quote.create(null, inner)]
    : inner;
}

/**
 * Parses a table. A table that has one cell or is in a list or quote becomes the blocks in its
 * cells.
 */
function parseTableBlock(element: Element, context: HtmlBlockContext): Node[] {
  const table = parseTable(element, context.around);
  const isOne = table?.childCount === 1 && table.firstChild?.childCount === 1;
  if (table && !isOne && context.depth === 0) return [table];
  return [...element.querySelectorAll("td, th")].flatMap((cell) => parseChildren(cell, context));
}

function parsePreformatted(element: Element): Node[] {
  const texts = (element.textContent ?? "").split("\n").filter((text) => text.trim() !== "");
  return createParagraph(
    texts.flatMap((text, at): InlineRun[] => [
      ...(at > 0 ? [{ ...noMarks, kind: "break" as const, text: "\n" }] : []),
      { ...noMarks, kind: "text", text: text.trim() },
    ]),
  );
}

/** Joins adjacent lists of the same kind, because the grammar reads them as one list. */
function joinLists(nodes: readonly Node[]): Node[] {
  const groups: Node[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last?.[0] && isListNode(node) && last[0].type === node.type) last.push(node);
    else groups.push([node]);
  }
  return groups.map(joinListGroup);
}

function joinListGroup(lists: readonly Node[]): Node {
  const [first, ...rest] = lists as [Node, ...Node[]];
  return rest.length > 0 ? first.copy(Fragment.from(lists.flatMap(getChildNodes))) : first;
}
