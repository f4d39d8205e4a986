import type { TextSpan } from "./text-marks/text-leaves.ts";

/**
 * Returns the selection inside an element as text offsets; `undefined` if the selection is
 * elsewhere.
 */
export function getTextSelection(element: Element): TextSpan | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const chosen = selection.getRangeAt(0);
  if (!element.contains(chosen.commonAncestorContainer)) return undefined;
  const lettersTo = (node: Node, offset: number) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  const start = lettersTo(chosen.startContainer, chosen.startOffset);
  return { start, end: lettersTo(chosen.endContainer, chosen.endOffset) };
}

/** Selects a span of text in an element; an empty span places the caret. */
export function setTextSelection(element: Element, { start, end }: TextSpan): void {
  const [from, to] = [domPositionAt(element, start), domPositionAt(element, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** Returns the DOM position after a number of characters. */
function domPositionAt(element: Element, letters: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (left <= node.length) return positionBesideFact(node, left) ?? { node, offset: left };
    left -= node.length;
  }
  return { node: element, offset: element.childNodes.length };
}

/**
 * Returns the position before or after the fact around a text node, because the caret cannot be in
 * a fact; `undefined` outside facts.
 */
function positionBesideFact(
  node: Text,
  letters: number,
): { node: Node; offset: number } | undefined {
  const fact = node.parentElement?.closest("[contenteditable=false]");
  if (!fact?.parentNode) return undefined;
  const index = [...fact.parentNode.childNodes].indexOf(fact);
  return { node: fact.parentNode, offset: letters === 0 ? index : index + 1 };
}
