import type { Bytes } from "../../../load/files/file-store.ts";
import type { PictureFormat } from "../sniff-file-format.ts";
import type { StrippedPicture } from "./bytes.ts";
import { stripGif } from "./strip-gif.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

const strippers: Partial<Record<PictureFormat, (bytes: Bytes) => StrippedPicture | undefined>> = {
  jpeg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
};

/**
 * Removes metadata from a picture without changing its pixels. Returns AVIF and HEIC unchanged,
 * because they are always re-encoded.
 *
 * @returns `broken` if the file is truncated
 */
export function stripMetadata(sign: PictureFormat, bytes: Bytes): StrippedPicture | "broken" {
  const cut = strippers[sign];
  try {
    return cut ? (cut(bytes) ?? "broken") : { bytes, mustReencode: true };
  } catch {
    // An offset points outside the file.
    return "broken";
  }
}
