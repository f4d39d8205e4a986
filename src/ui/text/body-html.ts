import type { BodyNode, ListItem } from "../../model/markup/body.ts";
import { type InlineNode, inlineText, withNoBreakNumbers } from "../../model/markup/inline.ts";
import { escapeHtml } from "../format/escape-html.ts";
import { type LinkedFileDescriptions, linkMarkup } from "./file-markup.ts";
import { autoDirAttribute, bodyDirection, type Direction } from "./passage-direction.ts";
import { type BodyPictures, pictureMarkup } from "./picture-markup.ts";
import { splitUnbreakable, unbreakableClass } from "./unbreakable-text.ts";

/** The pictures of a body, by file name, and the descriptions of its linked files, by URL. */
interface BodyAttachments {
  /** The pictures, as the page shows them. */
  pictures?: BodyPictures;
  /** The descriptions of linked files; other links have none. */
  files?: LinkedFileDescriptions;
}

/**
 * Returns the HTML of a body. Only texts, ids and URLs come from content, and all of them are
 * escaped here.
 *
 * @param level the level of its `##` headings
 */
export function bodyMarkup(
  nodes: readonly BodyNode[],
  level: number,
  { pictures = {}, files = new Map() }: BodyAttachments = {},
): string {
  return blocksMarkup(nodes, { level, pictures, files, direction: bodyDirection(nodes) });
}

interface BodyContext extends Required<BodyAttachments> {
  level: number;
  /** The direction of most passages. */
  direction: Direction;
}

function blocksMarkup(nodes: readonly BodyNode[], page: BodyContext): string {
  return nodes.map((node) => nodeMarkup(node, page)).join("");
}

function nodeMarkup(node: BodyNode, page: BodyContext): string {
  const { level, pictures } = page;
  switch (node.kind) {
    case "heading": {
      const name = `h${node.level - 2 + level}`;
      return `<${name} id="${escapeHtml(node.id)}"${dirAttribute(node.children, page)}>${inlineMarkup(node.children, page)}</${name}>`;
    }
    case "paragraph":
      return `<p${dirAttribute(node.children, page)}>${inlineMarkup(node.children, page)}</p>`;
    case "list":
      return listMarkup(node, page);
    case "table":
      return tableMarkup(node, page);
    case "quote":
      return `<blockquote>${blocksMarkup(node.children, page)}</blockquote>`;
    case "picture":
      return `<figure>${pictureMarkup(node, pictures)}${captionMarkup(node, page)}</figure>`;
    case "rule":
      return "<hr/>";
  }
}

function listMarkup({ ordered, start, items }: NodeOf<"list">, page: BodyContext): string {
  const inside = items.map((item) => itemMarkup(item, page)).join("");
  if (!ordered) return `<ul>${inside}</ul>`;
  return start === 1 ? `<ol>${inside}</ol>` : `<ol start="${start}">${inside}</ol>`;
}

function itemMarkup({ children, blocks }: ListItem, page: BodyContext): string {
  return `<li${dirAttribute(children, page)}>${inlineMarkup(children, page)}${blocksMarkup(blocks, page)}</li>`;
}

/** Returns the `dir` attribute of a passage; empty if it needs none. */
function dirAttribute(
  passage: readonly InlineNode[],
  { direction }: Pick<BodyContext, "direction">,
): string {
  return autoDirAttribute(inlineText(passage), direction);
}

function captionMarkup({ caption }: NodeOf<"picture">, { direction }: BodyContext): string {
  return caption
    ? `<figcaption${autoDirAttribute(caption, direction)}>${textMarkup(withNoBreakNumbers(caption))}</figcaption>`
    : "";
}

/**
 * Renders a table that scrolls if it is wider than the text. It is focusable, so that the keyboard
 * can scroll it.
 */
function tableMarkup({ head, rows, align }: NodeOf<"table">, page: BodyContext): string {
  const row = createRowRenderer(align, page);
  const label = escapeHtml(head.map(inlineText).join(", "));
  const body = rows.map((cells) => row(cells, "td")).join("");
  return (
    `<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table>` +
    `<thead>${row(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`
  );
}

type CellTag = "td" | 'th scope="col"';

/** Returns a function that renders rows with the given column alignments. */
function createRowRenderer(align: NodeOf<"table">["align"], page: BodyContext) {
  return (cells: readonly InlineNode[][], opening: CellTag): string => {
    const inside = cells.map((nodes, index) => {
      const className = align[index] ? ` class="${align[index]}"` : "";
      return `<${opening}${className}${dirAttribute(nodes, page)}>${inlineMarkup(nodes, page)}</${opening.slice(0, 2)}>`;
    });
    return `<tr>${inside.join("")}</tr>`;
  };
}

type LinkContext = Pick<BodyContext, "files">;

function inlineMarkup(nodes: readonly InlineNode[], links: LinkContext): string {
  return nodes.map((node) => inlineNodeMarkup(node, links)).join("");
}

function inlineNodeMarkup(node: InlineNode, links: LinkContext): string {
  switch (node.kind) {
    case "text":
      return textMarkup(withNoBreakNumbers(node.text));
    case "break":
      return "<br/>";
    case "strong":
    case "em":
      return `<${node.kind}>${inlineMarkup(node.children, links)}</${node.kind}>`;
    case "link":
      return linkMarkup(node.to, inlineMarkup(node.children, links), links.files);
  }
}

function textMarkup(text: string): string {
  const parts = splitUnbreakable(text).map((part, index) => {
    const words = escapeHtml(part);
    return index % 2 ? `<span class="${unbreakableClass(part)}">${words}</span>` : words;
  });
  return parts.join("");
}

type NodeOf<Kind extends BodyNode["kind"]> = Extract<BodyNode, { kind: Kind }>;
