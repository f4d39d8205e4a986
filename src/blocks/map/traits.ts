import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { mapFrame } from "./map-frame.ts";

export const traits: BlockTraits<BlockOf<"map">> = {
  behaves: true,
  frames: (block) => (block.coordinates ? [mapFrame(block)] : []),
  place: ({ coordinates }) => coordinates,
};
