import { Fragment } from "react";
import type { InlineNode } from "../../model/markup/inline.ts";
import { splitUnbreakable, unbreakableClass } from "./unbreakable-text.ts";

/** Renders parsed inline nodes. */
export function Inline({ nodes }: { nodes: readonly InlineNode[] }) {
  // Nodes never move, so their position is their key.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: InlineNode) {
  switch (node.kind) {
    case "text":
      return renderText(node.text);
    case "break":
      return <br />;
    case "strong":
      return (
        <strong>
          <Inline nodes={node.children} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Inline nodes={node.children} />
        </em>
      );
    case "link":
      return (
        <a href={node.to}>
          <Inline nodes={node.children} />
        </a>
      );
  }
}

function renderText(text: string) {
  const parts = splitUnbreakable(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={unbreakableClass(part)}>
        {part}
      </span>
    ),
  );
}
