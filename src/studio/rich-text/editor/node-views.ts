import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import type { PictureElementCache } from "../embeds/picture-element-cache.ts";

/** What the node views need from the page. */
export interface NodeViewContext {
  /** The level of the highest headings in the body. */
  level: number;
  /** Returns the text of a fact; `undefined` if there is no such fact. */
  factText(name: string): string | undefined;
  pictures: PictureElementCache;
  /** Returns the tooltip of a fact. */
  factTitle(name: string): string | undefined;
}

/** Creates node views for nodes whose markup depends on the page: headings, pictures and facts. */
export function createNodeViews({ level, pictures, factText, factTitle }: NodeViewContext) {
  return {
    heading(node: Node): NodeView {
      const dom = document.createElement(`h${Number(node.attrs.level) - 2 + level}`);
      return { dom, contentDOM: dom };
    },
    picture({ attrs }: Node): NodeView {
      const dom = document.createElement("figure");
      dom.append(pictures.render({ file: String(attrs.file), alt: String(attrs.alt) }));
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
      // The text of a fact is updated in place when it changes elsewhere.
      return { dom, ignoreMutation: () => true };
    },
  };
}
