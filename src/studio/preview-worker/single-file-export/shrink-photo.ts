import type { FileWithMediaType } from "../../../builder/single-file/data-url.ts";

/** In bytes. A larger photo is scaled down. Renditions from the build are smaller than this. */
const maxBytes = 400_000;
/** Longest side in pixels, for phones and narrow columns. */
const maxSide = 1280;

/**
 * Scales down a large photo, such as one that has no renditions yet. Other files, and photos that
 * cannot be decoded, are returned unchanged.
 */
export async function shrinkPhoto(file: FileWithMediaType): Promise<FileWithMediaType> {
  const isPhoto = /^image\/(?:jpeg|png|webp|avif)$/.test(file.type);
  if (!isPhoto || file.bytes.length <= maxBytes) return file;
  try {
    const smaller = await scaleAndConvertPhoto(file);
    return smaller.bytes.length < file.bytes.length ? smaller : file;
  } catch {
    return file;
  }
}

async function scaleAndConvertPhoto({
  type,
  bytes,
}: FileWithMediaType): Promise<FileWithMediaType> {
  const picture = await createImageBitmap(new Blob([bytes.slice()], { type }));
  const { width, height } = picture;
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // A browser without WebP encoding uses PNG. `blob.type` says which.
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
