import type { Node } from "prosemirror-model";
import { kinds } from "./body-schema.ts";

/** The nodes that stand in a node. */
export function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at));
}

/** What says nothing cannot be written, and is not: an empty paragraph that waits for words. */
export function hasWords(node: Node): boolean {
  if (node.isTextblock && node.type !== kinds.cell && node.type !== kinds.head)
    return childrenOf(node).some(isWord);
  if ([kinds.rule, kinds.picture, kinds.table].includes(node.type)) return true;
  return childrenOf(node).some(hasWords);
}

function isWord({ type, text = "", attrs }: Node): boolean {
  return type === kinds.fact ? attrs.source !== "" : text.trim() !== "";
}
