import { getBlockTraits } from "../../blocks/traits.ts";
import { type BlockData, isStaticBlock } from "../../layout/page-data.ts";

/**
 * The number of blocks that may be visible without scrolling. Temporary blocks, such as notices, do
 * not count.
 */
const firstScreenBlocks = 2;

/** The attributes in the form in which `Picture` writes them. */
const lazyAttribute = 'loading="lazy"';
const eagerAttribute = 'fetchpriority="high"';

/**
 * Prioritizes the picture that is probably the largest contentful paint. The first picture in the
 * first two blocks that are not temporary loads eagerly and with high priority. All others load
 * lazily.
 */
export function prioritizeLcpImage(blocks: readonly BlockData[]): BlockData[] {
  const near = blocks
    .filter((block) => !getBlockTraits(block).isTemporary)
    .slice(0, firstScreenBlocks);
  const chosen = near.find((block) => isStaticBlock(block) && block.html.includes(lazyAttribute));
  return blocks.map((block) =>
    block === chosen && isStaticBlock(block)
      ? { ...block, html: block.html.replace(lazyAttribute, eagerAttribute) }
      : block,
  );
}
