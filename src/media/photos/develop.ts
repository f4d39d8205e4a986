import type { Sharp } from "sharp";
import type { ImageSize } from "../../model/image-size.ts";
import { type Inks, paintDuotone } from "./duotone.ts";

/** Any change of how photographs are developed must change this text: it is part of the cache's key. */
export const development = "1";

export type PhotoFormat = "avif" | "webp" | "jpeg" | "png";

/** What must be known of a photograph before it is developed: its size as it is shown, in px. */
export interface PhotoFacts extends ImageSize {
  /** Nothing shines through it. */
  opaque: boolean;
  /** How many pictures it has, where it is an animation. */
  frames?: number;
}

/** A photograph as bare pixels: upright, in sRGB, without metadata, no larger than any layout needs. */
export interface Plate extends ImageSize {
  pixels: Buffer;
  channels: 3 | 4;
}

/** The largest plate, in px: twice the widest slot of most screens, and less than WebP can hold. */
const largest = { width: 1920, height: 3840 };

/**
 * Reads a photograph to its end, as small as that can be done.
 *
 * @returns nothing for a file that is broken, cut short or no photograph
 */
export async function inspectPhoto(data: Buffer): Promise<PhotoFacts | undefined> {
  try {
    const photo = await open(data);
    const { autoOrient, hasAlpha, format, pages = 1 } = await photo.metadata();
    await photo.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    const isMoving = (format === "gif" || format === "webp") && pages > 1;
    return { ...autoOrient, opaque: !hasAlpha, ...(isMoving && { frames: pages }) };
  } catch {
    // Whatever the library dislikes about the bytes, the file is the editor's to replace.
    return undefined;
  }
}

/** How wide the plate of a photograph of this size is, in px. */
export function plateWidth({ width, height }: ImageSize): number {
  const widest = Math.min(width, largest.width, (width * largest.height) / height);
  return Math.max(1, Math.round(widest));
}

/** Makes the plate of a photograph; with `inks` in their two colours instead of its own. */
export async function developPhoto(data: Buffer, inks?: Inks): Promise<Plate> {
  const photo = await open(data);
  const { autoOrient } = await photo.metadata();
  const { data: pixels, info } = await photo
    .resize(plateWidth(autoOrient), largest.height, { fit: "inside" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  if (inks) paintDuotone(pixels, channels, inks);
  return { pixels, width, height, channels };
}

/** A print of the plate, `width` px wide, as the bytes of a file. */
export async function printPhoto(
  { pixels, width: plateWidth, height, channels }: Plate,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const plate = sharp(pixels, { raw: { width: plateWidth, height, channels } });
  return encode(plate.resize({ width }), format).toBuffer();
}

function encode(print: Sharp, format: PhotoFormat): Sharp {
  switch (format) {
    case "avif":
      return print.avif({ quality: 52, effort: 2 });
    case "webp":
      return print.webp({ quality: 74 });
    case "jpeg":
      return print.jpeg({ quality: 76, mozjpeg: true });
    case "png":
      return print.png({ palette: true, quality: 90, effort: 7 });
  }
}

/**
 * The library is loaded with the first photograph: a site of drawings starts without it. Only the
 * first frame of an animation is read; `printMoving` reads all of them.
 */
async function open(data: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(data, { failOn: "error", pages: 1 }).autoOrient();
}
