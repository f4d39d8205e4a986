import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { mapFrameUrl } from "./map-frame.ts";

export const traits: BlockTraits<BlockOf<"map">> = {
  hasBehaviour: true,
  frames: (block) => (block.coordinates ? [mapFrameUrl(block)] : []),
  coordinates: ({ coordinates }) => coordinates,
};
