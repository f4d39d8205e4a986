import type { ReactNode } from "react";

/** The site's own blocks, by type. */
export interface OwnBlocks {
  /** The components, as rendered by a build and the preview. */
  registry: Readonly<Record<string, (props: never) => ReactNode>>;
  /** The blocks that run in the browser, with functions that load them. */
  interactive: OwnInteractive;
  /**
   * The maximum size in bytes of all scripts of a page with such a block, if it needs more than the
   * default.
   */
  budgets: Readonly<Record<string, number>>;
}

export type OwnInteractive = Readonly<Record<string, () => Promise<(props: never) => ReactNode>>>;

/** A site without blocks of its own. */
export const noSiteBlocks: OwnBlocks = { registry: {}, interactive: {}, budgets: {} };
