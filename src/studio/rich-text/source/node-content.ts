import type { Node } from "prosemirror-model";
import { nodeTypes } from "./body-schema.ts";

/** Returns the child nodes of a node. */
export function getChildNodes(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at));
}

/**
 * Whether a node has content to write. Empty paragraphs have none, because the grammar cannot
 * express them.
 */
export function hasContent(node: Node): boolean {
  if (node.isTextblock && node.type !== nodeTypes.cell && node.type !== nodeTypes.head)
    return getChildNodes(node).some(isNonEmptyInlineNode);
  if ([nodeTypes.rule, nodeTypes.picture, nodeTypes.table].includes(node.type)) return true;
  return getChildNodes(node).some(hasContent);
}

function isNonEmptyInlineNode({ type, text = "", attrs }: Node): boolean {
  return type === nodeTypes.fact ? attrs.source !== "" : text.trim() !== "";
}
