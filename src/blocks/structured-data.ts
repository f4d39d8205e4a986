import type { Block, BlockOf, BlockType } from "../model/types.ts";
import { describeEvents as events } from "./events/structured-data.ts";
import { describeFaq as faq } from "./faq/structured-data.ts";
import { describePriceMenus as priceMenu } from "./price-menu/structured-data.ts";
import { describePricing as pricing } from "./pricing/structured-data.ts";
import { describeRecipes as recipe } from "./recipe/structured-data.ts";
import type { StructuredDataBuilder, StructuredDataContext, Thing } from "./schema-org.ts";
import { describeServices as services } from "./services/structured-data.ts";
import { describeVideos as video } from "./video/structured-data.ts";

/** Blocks with structured data, in output order. */
const describers: { readonly [T in BlockType]?: StructuredDataBuilder<T> } = {
  faq,
  services,
  pricing,
  "price-menu": priceMenu,
  recipe,
  events,
  video,
};

/**
 * Returns the structured data of a page's blocks, such as questions, services and plans with
 * prices.
 */
export function describeBlocks(blocks: readonly Block[], offering: StructuredDataContext): Thing[] {
  const types = Object.keys(describers) as BlockType[];
  return types.flatMap((type) => describeBlocksOfType(type, blocks, offering));
}

function describeBlocksOfType<T extends BlockType>(
  type: T,
  blocks: readonly Block[],
  offering: StructuredDataContext,
): Thing[] {
  const own = blocks.filter((block): block is BlockOf<T> => block.type === type);
  return describers[type]?.(own, offering) ?? [];
}
