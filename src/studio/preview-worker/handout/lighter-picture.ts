import type { GivenFile } from "../../../builder/single-file/data-address.ts";

/** A photograph of more bytes is made smaller: prints of the site's own have less. */
const mostBytes = 400_000;
/** Pixels of the longer side, for a telephone or a column of an old screen. */
const longest = 1280;

/** A photograph that nobody has made prints of yet, in a size to send; all else, and what cannot be read, as it is. */
export async function lighterPicture(file: GivenFile): Promise<GivenFile> {
  const isPhoto = /^image\/(?:jpeg|png|webp|avif)$/.test(file.type);
  if (!isPhoto || file.bytes.length <= mostBytes) return file;
  try {
    const smaller = await redraw(file);
    return smaller.bytes.length < file.bytes.length ? smaller : file;
  } catch {
    return file;
  }
}

async function redraw({ type, bytes }: GivenFile): Promise<GivenFile> {
  const picture = await createImageBitmap(new Blob([bytes.slice()], { type }));
  const { width, height } = picture;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Where a browser writes no WebP it writes PNG, and says so.
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
