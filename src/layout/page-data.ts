import type { InteractiveType } from "../blocks/interactive.ts";
import type { ClientInfo, InteractiveProps } from "../blocks/interactive-props.ts";

/** A block that is sent as static markup. */
export interface StaticBlock {
  type: string;
  html: string;
}

/** A block that runs in the browser: its fields travel. */
export type InteractiveBlock = {
  [Type in InteractiveType]: { type: Type } & Omit<InteractiveProps<Type>, "site">;
}[InteractiveType];

/** The fields of an interactive block, as its component takes them. */
export type BlockFields = Omit<InteractiveBlock, "type">;

export type BlockData = StaticBlock | InteractiveBlock;

/** All that the browser needs to show a page: what navigation fetches and hydration finds inlined. */
export interface PageData {
  route: string;
  /** The list page that this page filters or continues; navigation between them is in place. */
  base?: string;
  /** The text of the title element. */
  title: string;
  /** The address of the style sheet of all pages; another one means that the site was built anew. */
  styles: string;
  blocks: BlockData[];
  /**
   * An article of which the beginning alone is here: the whole stands in its document. False once that
   * was brought; nothing where a page came whole.
   */
  partial?: boolean;
  /** What of the site the interactive blocks of the page need, where it has any. */
  info?: ClientInfo;
}

/** Whether a block of page data is finished markup. */
export function isStatic(block: BlockData): block is StaticBlock {
  return "html" in block;
}
