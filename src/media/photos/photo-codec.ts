import type { Sharp } from "sharp";
import type { ImageSize } from "../../model/image-size.ts";
import { applyDuotone, type DuotoneColors } from "./duotone.ts";

/**
 * The version of decoding and encoding, which is part of the cache key. Change it whenever the
 * results change.
 */
export const decoderVersion = "1";

export type PhotoFormat = "avif" | "webp" | "jpeg" | "png";

/**
 * The properties of a photograph. The size is in px, after the rotation that its metadata demands.
 */
export interface PhotoInfo extends ImageSize {
  /** Whether the photograph has no transparency. */
  opaque: boolean;
  /** The number of frames; `undefined` if it is not an animation. */
  frames?: number;
}

/**
 * A decoded photograph. It is upright, in sRGB and without metadata, and not larger than the
 * layouts need.
 */
export interface PhotoPixels extends ImageSize {
  pixels: Buffer;
  channels: 3 | 4;
}

/**
 * The maximum size of a decoded photograph in px. It is twice the widest slot on most screens, and
 * within the limits of WebP.
 */
const maxSize = { width: 1920, height: 3840 };

/**
 * Decodes a photograph completely, at the smallest possible size, and returns its properties.
 *
 * @returns `undefined` if the file is corrupt, truncated or not a photograph
 */
export async function inspectPhoto(data: Buffer): Promise<PhotoInfo | undefined> {
  try {
    const photo = await openPhoto(data);
    const { autoOrient, hasAlpha, format, pages = 1 } = await photo.metadata();
    await photo.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    const isMoving = (format === "gif" || format === "webp") && pages > 1;
    return { ...autoOrient, opaque: !hasAlpha, ...(isMoving && { frames: pages }) };
  } catch {
    // A decoding error means that the file is corrupt.
    return undefined;
  }
}

/** Returns the width in px to which a photograph of this size is decoded. */
export function decodedWidth({ width, height }: ImageSize): number {
  const widest = Math.min(width, maxSize.width, (width * maxSize.height) / height);
  return Math.max(1, Math.round(widest));
}

/** Decodes a photograph. With `inks`, converts it to a duotone. */
export async function decodeAndFitPhoto(data: Buffer, inks?: DuotoneColors): Promise<PhotoPixels> {
  const photo = await openPhoto(data);
  const { autoOrient } = await photo.metadata();
  const { data: pixels, info } = await photo
    .resize(decodedWidth(autoOrient), maxSize.height, { fit: "inside" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  if (inks) applyDuotone(pixels, channels, inks);
  return { pixels, width, height, channels };
}

/**
 * Encodes a decoded photograph. Returns the bytes of the file.
 *
 * @param width the width of the result in px
 */
export async function encodePhoto(
  { pixels, width: plateWidth, height, channels }: PhotoPixels,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const plate = sharp(pixels, { raw: { width: plateWidth, height, channels } });
  return setOutputFormat(plate.resize({ width }), format).toBuffer();
}

function setOutputFormat(print: Sharp, format: PhotoFormat): Sharp {
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
 * Opens a photograph. Loads the library lazily, since a site with only drawings does not need it.
 * Reads only the first frame of an animation; `encodeAnimation` reads all of them.
 */
async function openPhoto(data: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(data, { failOn: "error", pages: 1 }).autoOrient();
}
