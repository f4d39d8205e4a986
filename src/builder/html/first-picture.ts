import { traitsOf } from "../../blocks/traits.ts";
import { type BlockData, isStatic } from "../../layout/page-data.ts";

/** So many blocks may be seen before one scrolls; those that only pass, a line each, are not counted. */
const firstScreen = 2;

/** As `Picture` writes it. */
const lazy = 'loading="lazy"';
const eager = 'fetchpriority="high"';

/**
 * Loads one picture of a page at once and before all others: the first that stands in its first two
 * blocks, because it is what a visitor waits for. All others come as they are scrolled near.
 */
export function hastenFirstPicture(blocks: readonly BlockData[]): BlockData[] {
  const near = blocks.filter((block) => !traitsOf(block).passing).slice(0, firstScreen);
  const chosen = near.find((block) => isStatic(block) && block.html.includes(lazy));
  return blocks.map((block) =>
    block === chosen && isStatic(block)
      ? { ...block, html: block.html.replace(lazy, eager) }
      : block,
  );
}
