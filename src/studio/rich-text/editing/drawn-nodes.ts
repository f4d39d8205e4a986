import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import type { DrawnPictures } from "../parts/drawn-pictures.ts";

/** What drawing a body asks of the page. */
export interface DrawnGround {
  /** The level of its highest headings on the page. */
  level: number;
  /** What a fact says; nothing where there is none of that name. */
  factText(name: string): string | undefined;
  pictures: DrawnPictures;
  /** What is told of a fact under the pointer. */
  factTitle(name: string): string | undefined;
}

/** How nodes are drawn that look different on each page: headings, pictures, and facts with what they say. */
export function drawnNodes({ level, pictures, factText, factTitle }: DrawnGround) {
  return {
    heading(node: Node): NodeView {
      const dom = document.createElement(`h${Number(node.attrs.level) - 2 + level}`);
      return { dom, contentDOM: dom };
    },
    picture({ attrs }: Node): NodeView {
      const dom = document.createElement("figure");
      dom.append(pictures.draw({ file: String(attrs.file), alt: String(attrs.alt) }));
      const caption = document.createElement("figcaption");
      caption.textContent = String(attrs.caption);
      if (attrs.caption) dom.append(caption);
      return { dom, ignoreMutation: () => true };
    },
    fact(node: Node): NodeView {
      const dom = document.createElement("span");
      const name = String(node.attrs.name);
      const text = factText(name);
      if (text !== undefined) dom.dataset.fact = name;
      dom.contentEditable = "false";
      dom.textContent = text ?? String(node.attrs.source);
      dom.title = factTitle(name) ?? "";
      // What the fact says may change elsewhere, and shows at once.
      return { dom, ignoreMutation: () => true };
    },
  };
}
