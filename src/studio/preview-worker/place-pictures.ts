import { type PlacedImage, paintImages } from "../../builder/assets/paint-images.ts";
import { focusClass } from "../../media/photos/focus.ts";
import type { Site } from "../../model/site.ts";
import { bytesAddress, keptAddress } from "../hosts/server/api-addresses.ts";
import type { CoreFiles } from "./core-files.ts";
import type { PlacedPictures } from "./core-messages.ts";

/** Key of a rendered picture: its file and the background it is shown on. */
export function pictureKey(file: string, tone: string | undefined): string {
  return `${file} ${tone ?? "paper"}`;
}

/**
 * The site with each picture in its current rendition; a picture without renditions uses the
 * original file.
 */
export function placePictures(
  site: Site,
  placed: PlacedPictures,
  { kept }: Pick<CoreFiles, "kept">,
): Site {
  const { settings: _, ...shown } = site;
  const addressOf = (file: string) => {
    const own = kept.get(`media/${file}`);
    return own ? keptAddress(`media/${file}`, own.version) : bytesAddress(`media/${file}`);
  };
  return { ...site, ...paintImages(shown, (image) => place(image, placed, addressOf)) };
}

function place(
  image: PlacedImage,
  placed: PlacedPictures,
  addressOf: (file: string) => string,
): PlacedImage {
  const [, file] = /^\/media\/(.+)$/.exec(image.src) ?? [];
  if (file === undefined) return image;
  const ready: Partial<PlacedImage> = placed[pictureKey(file, image.tone)] ?? {};
  const made = { ...image, src: addressOf(file), ...ready };
  const focus = image.focus && focusClass(image.focus);
  const classes = [ready.classes, image.classes, focus].filter(Boolean).join(" ");
  return classes ? { ...made, classes } : made;
}
