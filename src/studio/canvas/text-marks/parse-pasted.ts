import { markAsTrustedHtml } from "../../browser/trusted-types.ts";
import { cleanText, collapseSpaces } from "../../clipboard/clean-text.ts";
import { limitDepth } from "../../clipboard/limit-depth.ts";
import {
  collectLeaves,
  leavesToNodes,
  normalizeLeaves,
  splitAtSpan,
  type TextLeaf,
  type TextSpan,
} from "./text-leaves.ts";
import { survivesRoundTrip, type TextEditResult } from "./toggle-mark.ts";

/** Pasted content that a text can contain, and what was left out. */
export interface PastedLeaves {
  leaves: TextLeaf[];
  /** Whether several lines were joined into one. */
  isJoined: boolean;
  /** Whether marks were removed because the text allows none. */
  isStripped: boolean;
}

const blockSelector = "p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, section, article";
const removedSelector = "script, style, template, title, noscript";
const allowedTarget = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/**
 * Parses pasted content. HTML is parsed in an inert document, so that no script runs and no picture
 * is requested. Keeps the marks that the text allows.
 *
 * @param html empty if only plain text was copied
 */
export function parsePasted(
  { html, words }: { html: string; words: string },
  { markup, isLine }: { markup: boolean; isLine: boolean },
): PastedLeaves {
  const found = html === "" ? createPlainLeaf(words) : parseLeaves(html);
  const text = found.map((leaf) => leaf.text).join("");
  const isMarked = found.some(({ strong, em, to }) => strong || em || to !== undefined);
  const kept = markup ? found : createPlainLeaf(text);
  return {
    leaves: kept.flatMap((leaf) => cleanLeaf(leaf, isLine)),
    isJoined: isLine && /\n/.test(cleanText(text).trim()),
    isStripped: !markup && isMarked,
  };
}

/**
 * Replaces a span of an edited text with leaves. Returns `undefined` if the grammar cannot express
 * the result.
 */
export function computeLeafInsertion(
  element: Element,
  span: TextSpan,
  leaves: readonly TextLeaf[],
): TextEditResult | undefined {
  const { before, after } = splitAtSpan(collectLeaves(element), span);
  const all = normalizeLeaves([...before, ...leaves, ...after]);
  const end = span.start + leaves.map(({ text }) => text).join("").length;
  return survivesRoundTrip(all)
    ? { nodes: leavesToNodes(all), selection: { start: end, end } }
    : undefined;
}

function parseLeaves(html: string): TextLeaf[] {
  const { body } = new DOMParser().parseFromString(markAsTrustedHtml(html), "text/html");
  limitDepth(body, removedSelector);
  for (const each of body.querySelectorAll(removedSelector)) each.remove();
  for (const node of collectTextNodes(body)) node.data = collapseSpaces(node.data);
  for (const link of body.querySelectorAll("a")) {
    const to = link.getAttribute("href") ?? "";
    if (allowedTarget.test(to)) link.setAttribute("data-to", to);
  }
  for (const paragraph of body.querySelectorAll(blockSelector)) paragraph.append("\n");
  return dropBlankEndLeaves(collectLeaves(body));
}

function collectTextNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Removes blank leaves at both ends. */
function dropBlankEndLeaves(leaves: readonly TextLeaf[]): TextLeaf[] {
  const isEmpty = ({ text }: TextLeaf) => text.trim() === "";
  const first = leaves.findIndex((leaf) => !isEmpty(leaf));
  const last = leaves.findLastIndex((leaf) => !isEmpty(leaf));
  return first < 0 ? [] : leaves.slice(first, last + 1);
}

function createPlainLeaf(text: string): TextLeaf[] {
  return [{ strong: false, em: false, node: document.createTextNode(text), text }];
}

/**
 * Removes invisible characters. In a single-line field, line breaks become spaces; in other fields,
 * blank lines are removed.
 */
function cleanLeaf(leaf: TextLeaf, isLine: boolean): TextLeaf[] {
  const visible = cleanText(leaf.text);
  const text = isLine ? visible.replace(/\s*\n\s*/g, " ") : visible.replace(/\n\s*\n/g, "\n");
  return text === "" ? [] : [{ ...leaf, node: document.createTextNode(text), text }];
}
