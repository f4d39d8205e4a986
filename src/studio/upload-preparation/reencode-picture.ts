import type { Bytes } from "../../load/files/file-store.ts";
import type { PictureFormat } from "./sniff-file-format.ts";

/**
 * The longest side in px: that of the largest rendition for high-density screens, with room to
 * crop.
 */
export const maxSide = 2560;
/**
 * The target size of a photo in bytes. A photo exceeds it only if its quality would otherwise be
 * too low.
 */
export const maxPhotoBytes = 900_000;
const qualities = [0.84, 0.76, 0.68, 0.6];

/** An encoded picture. */
export interface EncodedPicture {
  bytes: Bytes;
  /** File extension. */
  extension: "jpg" | "png" | "webp" | "gif" | "svg";
  /** Displayed size in px. */
  width: number;
  height: number;
}

/** Scales a size down to `maxSide`. Never scales up. */
function fitSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Re-encodes a picture: upright, in sRGB, scaled down, without metadata. Keeps transparency. */
export async function reencodePicture(
  source: ImageBitmap,
  from: PictureFormat,
): Promise<EncodedPicture> {
  const size = fitSize(source);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const ground = canvas.getContext("2d", { willReadFrequently: false });
  if (!ground) throw new Error("no canvas");
  ground.imageSmoothingQuality = "high";
  ground.drawImage(source, 0, 0, size.width, size.height);
  const mayBeClear = from !== "jpeg" && from !== "heic";
  const isClear = mayBeClear && hasTransparency(ground.getImageData(0, 0, size.width, size.height));
  return { ...(await encodePicture(canvas, from, isClear)), ...size };
}

async function encodePicture(canvas: OffscreenCanvas, from: PictureFormat, isClear: boolean) {
  // Lossless encoding is best for flat areas and text, so use PNG unless the file becomes too
  // large.
  if (from === "png" || from === "gif") {
    const exact = await encodeCanvasAs(canvas, "image/png");
    if (exact.bytes.length <= maxPhotoBytes) return exact;
  }
  const type = isClear ? "image/webp" : "image/jpeg";
  let made = await encodeCanvasAs(canvas, type, qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (made.bytes.length <= maxPhotoBytes) break;
    made = await encodeCanvasAs(canvas, type, quality);
  }
  return made;
}

const extensionByMediaType = {
  "image/png": "png",
  "image/webp": "webp",
  "image/jpeg": "jpg",
} as const;

/**
 * Encodes a canvas. A browser that cannot encode a type writes PNG instead (HTML, "a serialization
 * of the bitmap as a file").
 */
async function encodeCanvasAs(canvas: OffscreenCanvas, type: string, quality?: number) {
  const blob = await canvas.convertToBlob({ type, quality });
  const extension = extensionByMediaType[blob.type as keyof typeof extensionByMediaType] ?? "png";
  return { bytes: new Uint8Array(await blob.arrayBuffer()), extension };
}

function hasTransparency({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
