import type { BlockOf } from "../../model/types.ts";
import type { BlockTraits } from "../block-traits.ts";
import { videoAddress } from "./video-address.ts";

export const traits: BlockTraits<BlockOf<"video">> = {
  behaves: true,
  frames: ({ url, file }) => [(!file && url && videoAddress(url)?.frame) || []].flat(),
  media: ({ file }) => Boolean(file),
};
