import type { Bytes } from "../../../load/files/files.ts";
import type { PictureSign } from "../file-sign.ts";
import { cutGif } from "./cut-gif.ts";
import { cutJpeg } from "./cut-jpeg.ts";
import { cutPng } from "./cut-png.ts";
import { cutWebp } from "./cut-webp.ts";
import type { Cut } from "./pieces.ts";

const cutters: Partial<Record<PictureSign, (bytes: Bytes) => Cut | undefined>> = {
  jpeg: cutJpeg,
  png: cutPng,
  gif: cutGif,
  webp: cutWebp,
};

/**
 * Removes metadata from a picture without touching its pixels. AVIF and HEIC are always re-encoded
 * instead.
 *
 * @returns `broken` if the file is truncated
 */
export function cutMetadata(sign: PictureSign, bytes: Bytes): Cut | "broken" {
  const cut = cutters[sign];
  try {
    return cut ? (cut(bytes) ?? "broken") : { bytes, mustDraw: true };
  } catch {
    // An offset points outside the file.
    return "broken";
  }
}
