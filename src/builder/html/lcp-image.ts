import { traitsOf } from "../../blocks/traits.ts";
import { type BlockData, isStatic } from "../../layout/page-data.ts";

/** How many blocks may be visible without scrolling. One-line separators are not counted. */
const firstScreenBlocks = 2;

/** Attributes as `Picture` writes them. */
const lazy = 'loading="lazy"';
const eager = 'fetchpriority="high"';

/**
 * Prioritizes the likely LCP image: the first picture in the first two blocks loads eagerly and
 * with high priority. All others load lazily.
 */
export function prioritizeLcpImage(blocks: readonly BlockData[]): BlockData[] {
  const near = blocks.filter((block) => !traitsOf(block).passing).slice(0, firstScreenBlocks);
  const chosen = near.find((block) => isStatic(block) && block.html.includes(lazy));
  return blocks.map((block) =>
    block === chosen && isStatic(block)
      ? { ...block, html: block.html.replace(lazy, eager) }
      : block,
  );
}
