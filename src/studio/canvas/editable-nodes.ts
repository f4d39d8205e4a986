import { findFactTokens } from "../../model/facts.ts";
import { escapeInlineMarkup, type InlineNode, parseInline } from "../../model/markup/inline.ts";

/** Texts of facts by name. */
export type FactTexts = Readonly<Record<string, string>>;

/**
 * Creates the nodes in which a text is edited. A text that these nodes would not reproduce
 * exactly is edited as source.
 *
 * @param markup whether the text allows inline markup
 */
export function createEditableNodes(
  source: string,
  markup: boolean,
  facts: FactTexts,
): { nodes: Node[]; isPlain: boolean } {
  if (!markup) return { nodes: textToDomNodes(source, facts), isPlain: true };
  const nodes = parseInline(source).flatMap((node) => inlineToDomNodes(node, facts));
  const holder = document.createElement("div");
  holder.append(...nodes.map((node) => node.cloneNode(true)));
  if (readEditedSource(holder, false) === source) return { nodes, isPlain: false };
  return { nodes: textToDomNodes(source, facts), isPlain: true };
}

function inlineToDomNodes(node: InlineNode, facts: FactTexts): Node[] {
  if (node.kind === "text") return textToDomNodes(node.text, facts);
  if (node.kind === "break") return [document.createTextNode("\n")];
  const element = document.createElement(node.kind === "link" ? "a" : node.kind);
  if (node.kind === "link") element.setAttribute("data-to", node.to);
  element.append(...node.children.flatMap((child) => inlineToDomNodes(child, facts)));
  return [element];
}

function textToDomNodes(text: string, facts: FactTexts): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const { name, start, end, open } of findFactTokens(text)) {
    if (open || facts[name] === undefined) continue;
    if (start > from) nodes.push(document.createTextNode(text.slice(from, start)));
    nodes.push(createFactChip(name, facts[name]));
    from = end;
  }
  if (from < text.length) nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/** Creates the element of a fact in a text. The element is atomic: its text cannot be edited. */
function createFactChip(name: string, text: string): Element {
  const element = document.createElement("span");
  element.setAttribute("data-fact", name);
  element.setAttribute("contenteditable", "false");
  element.textContent = text;
  return element;
}

/** Reads the source of a text from its edited element. */
export function readEditedSource(element: Node, isPlain: boolean): string {
  const text = [...element.childNodes].map((node) => nodeToSource(node, isPlain)).join("");
  return element.parentNode && element instanceof Element && element.hasAttribute("data-typing")
    ? text.replace(/\n+$/, "")
    : text;
}

function nodeToSource(node: Node, isPlain: boolean): string {
  if (node instanceof Text) return isPlain ? node.data : escapeIfNeeded(node.data);
  if (!(node instanceof Element)) return "";
  const fact = node.getAttribute("data-fact");
  if (fact !== null) return `\${${fact}}`;
  if (node.tagName === "BR") return "\n";
  const inner = [...node.childNodes].map((child) => nodeToSource(child, isPlain)).join("");
  return isPlain || inner === "" ? inner : wrapInMarkup(node, inner);
}

function wrapInMarkup(node: Element, inner: string): string {
  const to = node.getAttribute("data-to");
  if (to !== null) return `[${inner}](${escapeInlineMarkup(to)})`;
  if (/^(?:STRONG|B)$/.test(node.tagName)) return `**${inner}**`;
  return /^(?:EM|I)$/.test(node.tagName) ? `*${inner}*` : inner;
}

/** Escapes a text if it would be parsed as markup, or contains brackets or escapes. */
function escapeIfNeeded(text: string): string {
  const isRead = parseInline(text).some((node) => node.kind !== "text" && node.kind !== "break");
  const isEscaped = /\\[\\*[\]()]/.test(text);
  return isRead || isEscaped || /[[\]]/.test(text) ? escapeInlineMarkup(text) : text;
}
