import type { BodyNode, ListItem } from "../../content/markup/body.ts";
import { type InlineNode, inlineText, joinFigures } from "../../content/markup/inline.ts";
import { escapeHtml } from "../format/escape-html.ts";
import { type BodyPictures, pictureMarkup } from "./picture-markup.ts";
import { classOfWhole, wholeParts } from "./whole.ts";

/**
 * The HTML of a body. Only what is escaped here comes from content: texts, ids, addresses.
 *
 * @param level the level of its `##` headings
 * @param pictures those of its pictures, as the page shows them
 */
export function bodyMarkup(
  nodes: readonly BodyNode[],
  level: number,
  pictures: BodyPictures = {},
): string {
  return nodes.map((node) => nodeMarkup(node, { level, pictures })).join("");
}

interface Page {
  level: number;
  pictures: BodyPictures;
}

function nodeMarkup(node: BodyNode, page: Page): string {
  const { level, pictures } = page;
  switch (node.kind) {
    case "heading": {
      const name = `h${node.level - 2 + level}`;
      return `<${name} id="${escapeHtml(node.id)}">${inlineMarkup(node.children)}</${name}>`;
    }
    case "paragraph":
      return `<p>${inlineMarkup(node.children)}</p>`;
    case "list":
      return listMarkup(node, page);
    case "table":
      return tableMarkup(node);
    case "quote":
      return `<blockquote>${bodyMarkup(node.children, level, pictures)}</blockquote>`;
    case "picture":
      return `<figure>${pictureMarkup(node, pictures)}${captionMarkup(node)}</figure>`;
    case "rule":
      return "<hr/>";
  }
}

function listMarkup({ ordered, start, items }: NodeOf<"list">, page: Page): string {
  const inside = items.map((item) => itemMarkup(item, page)).join("");
  if (!ordered) return `<ul>${inside}</ul>`;
  return start === 1 ? `<ol>${inside}</ol>` : `<ol start="${start}">${inside}</ol>`;
}

function itemMarkup({ children, blocks }: ListItem, { level, pictures }: Page): string {
  return `<li>${inlineMarkup(children)}${bodyMarkup(blocks, level, pictures)}</li>`;
}

function captionMarkup({ caption }: NodeOf<"picture">): string {
  return caption ? `<figcaption>${textMarkup(joinFigures(caption))}</figcaption>` : "";
}

/** A table that scrolls by itself where it is wider than the text: also with the keyboard. */
function tableMarkup({ head, rows, align }: NodeOf<"table">): string {
  const label = escapeHtml(head.map(inlineText).join(", "));
  const body = rows.map((cells) => rowMarkup(cells, align, "td")).join("");
  return (
    `<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table>` +
    `<thead>${rowMarkup(head, align, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`
  );
}

function rowMarkup(
  cells: readonly InlineNode[][],
  align: NodeOf<"table">["align"],
  opening: "td" | 'th scope="col"',
): string {
  const inside = cells.map((nodes, index) => {
    const className = align[index] ? ` class="${align[index]}"` : "";
    return `<${opening}${className}>${inlineMarkup(nodes)}</${opening.slice(0, 2)}>`;
  });
  return `<tr>${inside.join("")}</tr>`;
}

function inlineMarkup(nodes: readonly InlineNode[]): string {
  return nodes.map(inlineNodeMarkup).join("");
}

function inlineNodeMarkup(node: InlineNode): string {
  switch (node.kind) {
    case "text":
      return textMarkup(joinFigures(node.text));
    case "break":
      return "<br/>";
    case "strong":
    case "em":
      return `<${node.kind}>${inlineMarkup(node.children)}</${node.kind}>`;
    case "link":
      return `<a href="${escapeHtml(node.to)}">${inlineMarkup(node.children)}</a>`;
  }
}

function textMarkup(text: string): string {
  const parts = wholeParts(text).map((part, index) => {
    const words = escapeHtml(part);
    return index % 2 ? `<span class="${classOfWhole(part)}">${words}</span>` : words;
  });
  return parts.join("");
}

type NodeOf<Kind extends BodyNode["kind"]> = Extract<BodyNode, { kind: Kind }>;
