import { type ContentImage, replaceImages } from "../../builder/assets/replace-images.ts";
import { focalPointClass } from "../../media/photos/focal-point.ts";
import type { Site } from "../../model/site.ts";
import { blobAddress, bytesAddress } from "../backend-contract/api-addresses.ts";
import type { PicturePropsByRendition } from "./messages.ts";
import type { WorkerFiles } from "./worker-files.ts";

/** Returns the key of a rendered picture: its file and the background on which it is shown. */
export function renditionKey(file: string, tone: string | undefined): string {
  return `${file} ${tone ?? "paper"}`;
}

/**
 * Returns the site with each picture in its current rendition. A picture without renditions uses
 * the original file.
 */
export function applyRenditions(
  site: Site,
  placed: PicturePropsByRendition,
  { mediaFiles }: Pick<WorkerFiles, "mediaFiles">,
): Site {
  const { settings: _, ...shown } = site;
  const addressOf = (file: string) => {
    const own = mediaFiles.get(`media/${file}`);
    return own ? blobAddress(`media/${file}`, own.version) : bytesAddress(`media/${file}`);
  };
  return { ...site, ...replaceImages(shown, (image) => applyRendition(image, placed, addressOf)) };
}

function applyRendition(
  image: ContentImage,
  placed: PicturePropsByRendition,
  addressOf: (file: string) => string,
): ContentImage {
  const [, file] = /^\/media\/(.+)$/.exec(image.src) ?? [];
  if (file === undefined) return image;
  const ready: Partial<ContentImage> = placed[renditionKey(file, image.tone)] ?? {};
  const made = { ...image, src: addressOf(file), ...ready };
  const focus = image.focus && focalPointClass(image.focus);
  const classes = [ready.classes, image.classes, focus].filter(Boolean).join(" ");
  return classes ? { ...made, classes } : made;
}
