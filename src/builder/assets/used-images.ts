import type { Site } from "../../load/load.ts";
import type { UsedImage } from "../../media/images.ts";
import { collectImages, type PlacedImage } from "./paint-images.ts";

const mediaRoot = "/media/";

/**
 * The pictures of the media folder that pages show. The one that the settings name stands behind the
 * words of the share cards, and is drawn into them.
 */
export function usedImages({ settings: _, ...shown }: Pick<Site, "settings">): UsedImage[] {
  return collectImages(shown).flatMap((image) => {
    const src = ownFile(image);
    return src === undefined ? [] : [{ src, tone: image.tone }];
  });
}

/** The path of a picture's file below the media folder; nothing for one of another site. */
export function ownFile({ src }: PlacedImage): string | undefined {
  return src.startsWith(mediaRoot) ? src.slice(mediaRoot.length) : undefined;
}
