import { trustedMarkup } from "../../browser/trusted-types.ts";
import { cleanWords, singleSpaced } from "../../fields/kinds/clean-text.ts";
import { limitDepth } from "../../rich-text/pasted/limit-depth.ts";
import { cutAt, type Leaf, leavesOf, nodesOf, type Span, tidied } from "./leaves.ts";
import { isWritten, type Marked } from "./toggle-mark.ts";

/** Pasted content that a text can contain, and what was left out. */
export interface Pasted {
  leaves: Leaf[];
  /** Several lines were joined into one. */
  isJoined: boolean;
  /** Marks were removed because the text allows none. */
  isBare: boolean;
}

const paragraphs = "p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, section, article";
const dead = "script, style, template, title, noscript";
const leading = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/**
 * Parses pasted HTML in an inert document: no script runs and no picture is requested. Keeps the
 * marks that the text allows.
 *
 * @param html empty if only plain text was copied
 */
export function takePasted(
  { html, words }: { html: string; words: string },
  { markup, isLine }: { markup: boolean; isLine: boolean },
): Pasted {
  const found = html === "" ? plainLeaf(words) : leavesIn(html);
  const text = found.map((leaf) => leaf.text).join("");
  const isMarked = found.some(({ strong, em, to }) => strong || em || to !== undefined);
  const kept = markup ? found : plainLeaf(text);
  return {
    leaves: kept.flatMap((leaf) => cleaned(leaf, isLine)),
    isJoined: isLine && /\n/.test(cleanWords(text).trim()),
    isBare: !markup && isMarked,
  };
}

/**
 * Replaces a span of an edited text with leaves; `undefined` if the grammar cannot express the
 * result.
 */
export function insertLeaves(
  element: Element,
  span: Span,
  leaves: readonly Leaf[],
): Marked | undefined {
  const { before, after } = cutAt(leavesOf(element), span);
  const all = tidied([...before, ...leaves, ...after]);
  const end = span.start + leaves.map(({ text }) => text).join("").length;
  return isWritten(all) ? { nodes: nodesOf(all), chosen: { start: end, end } } : undefined;
}

function leavesIn(html: string): Leaf[] {
  const { body } = new DOMParser().parseFromString(trustedMarkup(html), "text/html");
  limitDepth(body, dead);
  for (const each of body.querySelectorAll(dead)) each.remove();
  for (const node of textNodes(body)) node.data = singleSpaced(node.data);
  for (const link of body.querySelectorAll("a")) {
    const to = link.getAttribute("href") ?? "";
    if (leading.test(to)) link.setAttribute("data-to", to);
  }
  for (const paragraph of body.querySelectorAll(paragraphs)) paragraph.append("\n");
  return withoutEnds(leavesOf(body));
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Trims spaces at both ends. */
function withoutEnds(leaves: readonly Leaf[]): Leaf[] {
  const isEmpty = ({ text }: Leaf) => text.trim() === "";
  const first = leaves.findIndex((leaf) => !isEmpty(leaf));
  const last = leaves.findLastIndex((leaf) => !isEmpty(leaf));
  return first < 0 ? [] : leaves.slice(first, last + 1);
}

function plainLeaf(text: string): Leaf[] {
  return [{ strong: false, em: false, node: document.createTextNode(text), text }];
}

/** Removes invisible characters; in a single line, breaks become spaces. */
function cleaned(leaf: Leaf, isLine: boolean): Leaf[] {
  const visible = cleanWords(leaf.text);
  const text = isLine ? visible.replace(/\s*\n\s*/g, " ") : visible.replace(/\n\s*\n/g, "\n");
  return text === "" ? [] : [{ ...leaf, node: document.createTextNode(text), text }];
}
