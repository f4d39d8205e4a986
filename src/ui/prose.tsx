import { Fragment } from "react";
import { type BodyNode, type ListItem, parseBody } from "../content/body.ts";
import { type InlineNode, inlineText } from "../content/inline.ts";
import { Inline } from "./inline.tsx";

interface ProseProps {
  /** Text in the grammar of bodies: `##` headings, paragraphs, lists, tables, quotes. */
  source: string;
  /** The level of its `##` headings, one below the heading that it stands under. */
  level?: 2 | 3 | 4;
}

/** A longer text, set for reading. */
export function Prose({ source, level = 2 }: ProseProps) {
  return (
    <div className="prose">
      <Body nodes={parseBody(source)} level={level} />
    </div>
  );
}

interface BodyProps {
  nodes: readonly BodyNode[];
  level: number;
}

function Body({ nodes, level }: BodyProps) {
  // Nodes never move, so their position is their key.
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, level)}</Fragment>);
}

function renderNode(node: BodyNode, level: number) {
  switch (node.kind) {
    case "heading": {
      const Tag = `h${node.level - 2 + level}` as "h2";
      return (
        <Tag id={node.id}>
          <Inline nodes={node.children} />
        </Tag>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inline nodes={node.children} />
        </p>
      );
    case "list":
      return <List {...node} level={level} />;
    case "table":
      return <Table {...node} />;
    case "quote":
      return (
        <blockquote>
          <Body nodes={node.children} level={level} />
        </blockquote>
      );
    case "rule":
      return <hr />;
  }
}

function List({ ordered, start, items, level }: NodeOf<"list"> & { level: number }) {
  const children = items.map((item, index) => <Item key={index} item={item} level={level} />);
  return ordered ? (
    <ol start={start === 1 ? undefined : start}>{children}</ol>
  ) : (
    <ul>{children}</ul>
  );
}

function Item({ item, level }: { item: ListItem; level: number }) {
  return (
    <li>
      <Inline nodes={item.children} />
      <Body nodes={item.blocks} level={level} />
    </li>
  );
}

/** A table that scrolls by itself where it is wider than the text: also with the keyboard. */
function Table({ head, rows, align }: NodeOf<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no fieldset, and not important enough for a landmark.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="scroll" role="group" aria-label={head.map(inlineText).join(", ")} tabIndex={0}>
      <table>
        <thead>
          <Row cells={head} align={align} cell="th" />
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Row key={index} cells={cells} align={align} cell="td" />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  cells: readonly InlineNode[][];
  align: NodeOf<"table">["align"];
  cell: "th" | "td";
}

function Row({ cells, align, cell: Cell }: RowProps) {
  return (
    <tr>
      {cells.map((nodes, index) => (
        <Cell key={index} className={align[index]} scope={Cell === "th" ? "col" : undefined}>
          <Inline nodes={nodes} />
        </Cell>
      ))}
    </tr>
  );
}

type NodeOf<Kind extends BodyNode["kind"]> = Extract<BodyNode, { kind: Kind }>;
