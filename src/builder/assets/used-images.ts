import type { Site } from "../../load/load.ts";
import type { UsedImage } from "../../media/images.ts";
import { type ContentImage, collectImages } from "./replace-images.ts";

const mediaRoot = "/media/";

/**
 * Lists the pictures of the media folder that pages show. The picture in the settings is omitted,
 * since only social cards show it.
 */
export function usedImages({ settings: _, ...shown }: Pick<Site, "settings">): UsedImage[] {
  return collectImages(shown).flatMap((image) => {
    const src = mediaPathOf(image);
    return src === undefined ? [] : [{ src, tone: image.tone }];
  });
}

/**
 * Returns the path of a picture's file below the media folder. Returns `undefined` for a picture of
 * another site.
 */
export function mediaPathOf({ src }: ContentImage): string | undefined {
  return src.startsWith(mediaRoot) ? src.slice(mediaRoot.length) : undefined;
}
