import type { Node } from "prosemirror-model";
import { kinds } from "./body-schema.ts";

/** The child nodes of a node. */
export function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at));
}

/**
 * Whether a node has content to write. Empty paragraphs have none: the grammar cannot express
 * them.
 */
export function hasWords(node: Node): boolean {
  if (node.isTextblock && node.type !== kinds.cell && node.type !== kinds.head)
    return childrenOf(node).some(isWord);
  if ([kinds.rule, kinds.picture, kinds.table].includes(node.type)) return true;
  return childrenOf(node).some(hasWords);
}

function isWord({ type, text = "", attrs }: Node): boolean {
  return type === kinds.fact ? attrs.source !== "" : text.trim() !== "";
}
