import type { BodyNode } from "../../model/markup/body.ts";
import type { InlineNode } from "../../model/markup/inline.ts";

/** Returns the texts of a body in document order: headings, paragraphs, list items, table cells. */
export function collectInlineContents(nodes: readonly BodyNode[]): InlineNode[][] {
  return nodes.flatMap((node) => {
    if (node.kind === "heading" || node.kind === "paragraph") return [node.children];
    if (node.kind === "quote") return collectInlineContents(node.children);
    if (node.kind === "table") return [node.head, ...node.rows].flat();
    if (node.kind === "rule" || node.kind === "picture") return [];
    return node.items.flatMap(({ children, blocks }) => [
      children,
      ...collectInlineContents(blocks),
    ]);
  });
}
