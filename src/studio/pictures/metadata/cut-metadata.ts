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
 * Takes out of a picture what its camera and its programs wrote into it, without touching its pixels. Of AVIF and HEIC
 * nothing is kept as it is: they are drawn anew.
 *
 * @returns `broken` where the file is cut short
 */
export function cutMetadata(sign: PictureSign, bytes: Bytes): Cut | "broken" {
  const cut = cutters[sign];
  try {
    return cut ? (cut(bytes) ?? "broken") : { bytes, mustDraw: true };
  } catch {
    // Numbers that lead out of the file.
    return "broken";
  }
}
