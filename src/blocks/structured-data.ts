import type { Block, BlockOf, BlockType } from "../model/types.ts";
import { describe as events } from "./events/structured-data.ts";
import { describe as faq } from "./faq/structured-data.ts";
import { describe as priceMenu } from "./price-menu/structured-data.ts";
import { describe as pricing } from "./pricing/structured-data.ts";
import { describe as recipe } from "./recipe/structured-data.ts";
import { describe as services } from "./services/structured-data.ts";
import type { Describe, StructuredDataContext, Thing } from "./thing.ts";
import { describe as video } from "./video/structured-data.ts";

/** Blocks with structured data, in output order. */
const describers: { readonly [T in BlockType]?: Describe<T> } = {
  faq,
  services,
  pricing,
  "price-menu": priceMenu,
  recipe,
  events,
  video,
};

/** The structured data of a page's blocks, such as questions, services and plans with prices. */
export function describeBlocks(blocks: readonly Block[], offering: StructuredDataContext): Thing[] {
  const types = Object.keys(describers) as BlockType[];
  return types.flatMap((type) => describeAll(type, blocks, offering));
}

function describeAll<T extends BlockType>(
  type: T,
  blocks: readonly Block[],
  offering: StructuredDataContext,
): Thing[] {
  const own = blocks.filter((block): block is BlockOf<T> => block.type === type);
  return describers[type]?.(own, offering) ?? [];
}
