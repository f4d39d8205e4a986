import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { parseVideoAddress } from "./video-address.ts";

export const traits: BlockTraits<BlockOf<"video">> = {
  hasBehaviour: true,
  frames: ({ url, file }) => [(!file && url && parseVideoAddress(url)?.frame) || []].flat(),
  media: ({ file }) => Boolean(file),
};
