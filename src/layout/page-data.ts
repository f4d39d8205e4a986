import type { InteractiveType } from "../blocks/interactive.ts";
import type { ClientInfo, InteractiveProps } from "../blocks/interactive-props.ts";

/** A block that is sent as static markup. */
export interface StaticBlock {
  type: string;
  html: string;
}

/** A block that runs in the browser, sent as data. */
export type InteractiveBlock = {
  [Type in InteractiveType]: { type: Type } & Omit<InteractiveProps<Type>, "site">;
}[InteractiveType];

/** The fields of an interactive block, as passed to its component. */
export type SerializedBlockProps = Omit<InteractiveBlock, "type">;

export type BlockData = StaticBlock | InteractiveBlock;

/** The page data for the browser. Navigation fetches it; hydration reads it from the document. */
export interface PageData {
  route: string;
  /**
   * The list page, if this page shows one of its categories or further parts. Navigation between
   * these pages does not reload the page.
   */
  base?: string;
  /** The text of the title element. */
  title: string;
  /** The URL of the shared style sheet. A different one means that the site was rebuilt. */
  styles: string;
  blocks: BlockData[];
  /**
   * True if this is only the beginning of an article and the rest is in its document; false once
   * the rest is loaded; `undefined` if the page was complete from the start.
   */
  partial?: boolean;
  /** The site data for the interactive blocks of the page, if it has any. */
  info?: ClientInfo;
}

/** Whether a block of page data is markup, not data for a component. */
export function isStaticBlock(block: BlockData): block is StaticBlock {
  return "html" in block;
}
