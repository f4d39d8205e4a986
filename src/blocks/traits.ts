import type { Block, BlockOf, BlockType } from "../model/types.ts";
import { traits as banner } from "./banner/traits.ts";
import type { BlockTraits, Coordinates } from "./block-traits.ts";
import { traits as contact } from "./contact/traits.ts";
import { traits as featuredArticle } from "./featured-article/traits.ts";
import { traits as gallery } from "./gallery/traits.ts";
import { traits as hero } from "./hero/traits.ts";
import { traits as map } from "./map/traits.ts";
import { traits as newsletter } from "./newsletter/traits.ts";
import { traits as notice } from "./notice/traits.ts";
import { traits as openingHours } from "./opening-hours/traits.ts";
import { traits as video } from "./video/traits.ts";

const traitsByType: { readonly [T in BlockType]?: BlockTraits<BlockOf<T>> } = {
  banner,
  contact,
  gallery,
  hero,
  "opening-hours": openingHours,
  video,
  map,
  newsletter,
  notice,
  "featured-article": featuredArticle,
};

/** The block types that have traits, each with its traits. */
export const blockTraits = Object.entries(traitsByType);

const byType: Readonly<Record<string, BlockTraits | undefined>> = traitsByType;

/** Returns the traits of a block; an empty object if it has none. */
export function getBlockTraits({ type }: { type: string }): BlockTraits {
  return byType[type] ?? {};
}

/** Returns the URLs that a block may show in a frame. */
export function listFrameUrls(block: Block): string[] {
  return getBlockTraits(block).frames?.(block) ?? [];
}

/** Returns the firm's coordinates; `undefined` if the block does not have them. */
export function findFirmCoordinates(block: Block): Coordinates | undefined {
  return getBlockTraits(block).coordinates?.(block);
}
