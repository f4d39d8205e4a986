import type { Span } from "./marks/leaves.ts";

/** Which letters of an element are chosen, or before which one the caret stands; nothing where it is elsewhere. */
export function chosenIn(element: Element): Span | undefined {
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

/** Chooses letters of an element; without any between them the caret stands there. */
export function chooseIn(element: Element, { start, end }: Span): void {
  const [from, to] = [pointAt(element, start), pointAt(element, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** Behind so many letters. */
function pointAt(element: Element, letters: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (left <= node.length) return besideFact(node, left) ?? { node, offset: left };
    left -= node.length;
  }
  return { node: element, offset: element.childNodes.length };
}

/** In a fact nothing can be typed: the caret stands before or behind it. */
function besideFact(node: Text, letters: number): { node: Node; offset: number } | undefined {
  const fact = node.parentElement?.closest("[contenteditable=false]");
  if (!fact?.parentNode) return undefined;
  const index = [...fact.parentNode.childNodes].indexOf(fact);
  return { node: fact.parentNode, offset: letters === 0 ? index : index + 1 };
}
