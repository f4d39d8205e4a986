import type { ReactNode } from "react";

/** The site's own blocks, by type. */
export interface OwnBlocks {
  /** Their components, as a build and the preview render them. */
  registry: Readonly<Record<string, (props: never) => ReactNode>>;
  /** Those that run in the browser, each with what brings its script. */
  interactive: OwnInteractive;
  /** What all scripts of a page with such a block may weigh, in bytes, where that is more than others may. */
  budgets: Readonly<Record<string, number>>;
}

export type OwnInteractive = Readonly<Record<string, () => Promise<(props: never) => ReactNode>>>;

/** A site without blocks of its own. */
export const noSiteBlocks: OwnBlocks = { registry: {}, interactive: {}, budgets: {} };
