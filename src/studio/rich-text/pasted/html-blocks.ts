import { Fragment, type Node } from "prosemirror-model";
import { isList, kinds } from "../source/body-schema.ts";
import { childrenOf, hasWords } from "../source/document-parts.ts";
import { type Run, toNodes } from "../source/inline-runs.ts";
import { levelName, levelsOf } from "./heading-levels.ts";
import { type Around, lineOf, runsOf, within } from "./html-runs.ts";
import { tableFrom } from "./html-tables.ts";
import { pictureNumber } from "./pasted-pictures.ts";
import { placeholderOf } from "./picture-placeholder.ts";

/** The context of a block. */
interface Inside {
  around: Around;
  /** Heading levels by name. */
  levels: ReadonlyMap<string, 2 | 3>;
  /** The number of lists and quotes around it. */
  depth: number;
}

const deepest = 4;
const bare: Around = { strong: false, em: false };
const blocks =
  "p, div, section, article, header, footer, main, aside, nav, address, figure, figcaption, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, blockquote, hr, pre";

/** Converts HTML to blocks of a body. */
export function blocksIn(root: Element): Node[] {
  return joinedLists(blocksOf(root, { around: bare, levels: levelsOf(root), depth: 0 }));
}

function blocksOf(root: Element, inside: Inside): Node[] {
  const found: Node[] = [];
  let line: Run[] = [];
  const endLine = () => {
    found.push(...paragraphOf(line));
    line = [];
  };
  for (const child of root.childNodes) {
    const element = child.nodeType === 1 ? (child as Element) : undefined;
    if (!element || !isBlock(element)) {
      line.push(...runsOf(child, inside.around));
      continue;
    }
    endLine();
    found.push(...blockOf(element, inside));
  }
  endLine();
  return found;
}

function isBlock(element: Element): boolean {
  return element.matches(blocks) || element.querySelector(blocks) !== null;
}

function blockOf(element: Element, inside: Inside): Node[] {
  const name = element.tagName;
  const own = { ...inside, around: within(element, inside.around) };
  const level = inside.levels.get(levelName(element));
  if (level) return headingOf(element, level, own);
  if (name === "UL" || name === "OL") return listOf(element, own);
  if (name === "TABLE") return tableOf(element, own);
  if (name === "BLOCKQUOTE") return quoteOf(element, own);
  if (name === "HR") return inside.depth === 0 ? [kinds.rule.create()] : [];
  if (name === "PRE") return linesOf(element);
  if (element.hasAttribute("data-picture")) return [pictureOf(element)];
  const number = pictureNumber(element);
  if (number !== undefined) return inside.depth === 0 ? [placeholderOf(number)] : [];
  return blocksOf(element, own);
}

/** A picture that was cut from a body of this site. */
function pictureOf(element: Element): Node {
  return kinds.picture.create({
    file: element.getAttribute("data-picture"),
    alt: element.querySelector("img")?.getAttribute("alt") ?? "",
    caption: element.querySelector("figcaption")?.textContent ?? "",
  });
}

function paragraphOf(runs: readonly Run[]): Node[] {
  const tidy = lineOf(runs);
  return tidy.length > 0 ? [kinds.paragraph.create(null, toNodes(tidy))] : [];
}

function headingOf(element: Element, level: 2 | 3, { around, depth }: Inside): Node[] {
  const runs = [...element.childNodes].flatMap((child) => runsOf(child, around));
  // Headings are bold by default: drop the mark.
  const plain = lineOf(runs.map((run) => ({ ...run, strong: false })));
  if (plain.length === 0) return [];
  if (depth > 0) return paragraphOf(runs);
  return [kinds.heading.create({ level }, toNodes(plain, true))];
}

function listOf(element: Element, inside: Inside): Node[] {
  const own = { ...inside, depth: inside.depth + 1 };
  const items: Node[] = [];
  for (const child of element.children) {
    const inner = child.tagName === "LI" ? blocksOf(child, own) : blockOf(child, own);
    const last = items.at(-1);
    // A list between items belongs to the item before it.
    if (child.tagName !== "LI" && last)
      items[items.length - 1] = last.copy(
        last.content.append(kinds.item.create(null, inner).content),
      );
    else if (inner.some(hasWords)) items.push(kinds.item.create(null, inner));
  }
  if (items.length === 0) return [];
  // Items too deep for the grammar become items of the level above.
  if (inside.depth >= deepest) return items.flatMap(childrenOf);
  const start = Number(element.getAttribute("start")) || 1;
  return element.tagName === "OL"
    ? [kinds.numbers.create({ start }, items)]
    : [kinds.bullets.create(null, items)];
}

function quoteOf(element: Element, inside: Inside): Node[] {
  const inner = blocksOf(element, { ...inside, depth: inside.depth + 1 });
  return inner.length > 0 && inside.depth < deepest ? [kinds.quote.create(null, inner)] : inner;
}

/** A table. A table of one cell, or in a list, becomes the blocks in its cells. */
function tableOf(element: Element, inside: Inside): Node[] {
  const table = tableFrom(element, inside.around);
  const isOne = table?.childCount === 1 && table.firstChild?.childCount === 1;
  if (table && !isOne && inside.depth === 0) return [table];
  return [...element.querySelectorAll("td, th")].flatMap((cell) => blocksOf(cell, inside));
}

function linesOf(element: Element): Node[] {
  const texts = (element.textContent ?? "").split("\n").filter((text) => text.trim() !== "");
  return paragraphOf(
    texts.flatMap((text, at): Run[] => [
      ...(at > 0 ? [{ ...bare, kind: "break" as const, text: "\n" }] : []),
      { ...bare, kind: "text", text: text.trim() },
    ]),
  );
}

/** Joins adjacent lists of one kind, which the grammar reads as one. */
function joinedLists(nodes: readonly Node[]): Node[] {
  const groups: Node[][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last?.[0] && isList(node) && last[0].type === node.type) last.push(node);
    else groups.push([node]);
  }
  return groups.map(joinedList);
}

function joinedList(lists: readonly Node[]): Node {
  const [first, ...rest] = lists as [Node, ...Node[]];
  return rest.length > 0 ? first.copy(Fragment.from(lists.flatMap(childrenOf))) : first;
}
