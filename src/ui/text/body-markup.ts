import type { BodyNode, ListItem } from "../../model/markup/body.ts";
import { type InlineNode, inlineText, withUnbrokenFigures } from "../../model/markup/inline.ts";
import { escapeHtml } from "../format/escape-html.ts";
import { type BodyFiles, linkMarkup } from "./file-markup.ts";
import { bodyDirection, type Direction, dirAuto } from "./passage-direction.ts";
import { type BodyPictures, pictureMarkup } from "./picture-markup.ts";
import { classOfWhole, wholeParts } from "./whole.ts";

/** The pictures and files of a body, by name or address. */
interface Shown {
  /** Its pictures, as the page shows them. */
  pictures?: BodyPictures;
  /** The descriptions of linked files; other links have none. */
  files?: BodyFiles;
}

/**
 * The HTML of a body. Only texts, ids and URLs come from content, and all of them are escaped here.
 *
 * @param level the level of its `##` headings
 */
export function bodyMarkup(
  nodes: readonly BodyNode[],
  level: number,
  { pictures = {}, files = new Map() }: Shown = {},
): string {
  return blocksMarkup(nodes, { level, pictures, files, direction: bodyDirection(nodes) });
}

interface Page extends Required<Shown> {
  level: number;
  /** The direction of most passages. */
  direction: Direction;
}

function blocksMarkup(nodes: readonly BodyNode[], page: Page): string {
  return nodes.map((node) => nodeMarkup(node, page)).join("");
}

function nodeMarkup(node: BodyNode, page: Page): string {
  const { level, pictures } = page;
  switch (node.kind) {
    case "heading": {
      const name = `h${node.level - 2 + level}`;
      return `<${name} id="${escapeHtml(node.id)}"${dirOf(node.children, page)}>${inlineMarkup(node.children, page)}</${name}>`;
    }
    case "paragraph":
      return `<p${dirOf(node.children, page)}>${inlineMarkup(node.children, page)}</p>`;
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

function listMarkup({ ordered, start, items }: NodeOf<"list">, page: Page): string {
  const inside = items.map((item) => itemMarkup(item, page)).join("");
  if (!ordered) return `<ul>${inside}</ul>`;
  return start === 1 ? `<ol>${inside}</ol>` : `<ol start="${start}">${inside}</ol>`;
}

function itemMarkup({ children, blocks }: ListItem, page: Page): string {
  return `<li${dirOf(children, page)}>${inlineMarkup(children, page)}${blocksMarkup(blocks, page)}</li>`;
}

/** The `dir` attribute of a passage, if it needs one. */
function dirOf(passage: readonly InlineNode[], { direction }: Pick<Page, "direction">): string {
  return dirAuto(inlineText(passage), direction);
}

function captionMarkup({ caption }: NodeOf<"picture">, { direction }: Page): string {
  return caption
    ? `<figcaption${dirAuto(caption, direction)}>${textMarkup(withUnbrokenFigures(caption))}</figcaption>`
    : "";
}

/** A table that scrolls by itself if it is wider than the text; focusable, for the keyboard. */
function tableMarkup({ head, rows, align }: NodeOf<"table">, page: Page): string {
  const row = rowMaker(align, page);
  const label = escapeHtml(head.map(inlineText).join(", "));
  const body = rows.map((cells) => row(cells, "td")).join("");
  return (
    `<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table>` +
    `<thead>${row(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`
  );
}

type Cell = "td" | 'th scope="col"';

/** Returns a function that renders rows with the given column alignments. */
function rowMaker(align: NodeOf<"table">["align"], page: Page) {
  return (cells: readonly InlineNode[][], opening: Cell): string => {
    const inside = cells.map((nodes, index) => {
      const className = align[index] ? ` class="${align[index]}"` : "";
      return `<${opening}${className}${dirOf(nodes, page)}>${inlineMarkup(nodes, page)}</${opening.slice(0, 2)}>`;
    });
    return `<tr>${inside.join("")}</tr>`;
  };
}

type Links = Pick<Page, "files">;

function inlineMarkup(nodes: readonly InlineNode[], links: Links): string {
  return nodes.map((node) => inlineNodeMarkup(node, links)).join("");
}

function inlineNodeMarkup(node: InlineNode, links: Links): string {
  switch (node.kind) {
    case "text":
      return textMarkup(withUnbrokenFigures(node.text));
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
  const parts = wholeParts(text).map((part, index) => {
    const words = escapeHtml(part);
    return index % 2 ? `<span class="${classOfWhole(part)}">${words}</span>` : words;
  });
  return parts.join("");
}

type NodeOf<Kind extends BodyNode["kind"]> = Extract<BodyNode, { kind: Kind }>;
