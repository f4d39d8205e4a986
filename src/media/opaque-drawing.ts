import { getOrCreateCached } from "./cache.ts";

/**
 * The width and height of the sample in px. It is large enough to show a hole in the background,
 * and small enough to be fast.
 */
const sampleSize = 64;

/**
 * Whether a drawing is opaque, so that it may fill its slot like a photograph. Returns `false` if
 * it cannot be read.
 *
 * @param svg the drawing as it is published
 * @param directory the cache folder
 */
export async function isOpaqueDrawing(svg: Buffer, directory: string): Promise<boolean> {
  const answer = await getOrCreateCached(directory, [svg, "own ground"], async () => {
    return Buffer.from((await isOpaque(svg)) ? "yes" : "no");
  });
  return answer.toString() === "yes";
}

async function isOpaque(svg: Buffer): Promise<boolean> {
  // Loaded lazily, since most commands do not need it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(svg).resize(sampleSize, sampleSize, { fit: "fill" }).png();
  const data = await picture.toBuffer().catch(() => undefined);
  if (!data) return false;
  const { channels, isOpaque } = await sharp(data).stats();
  // Rounding to whole pixels may leave one of the 64 rows half transparent.
  return isOpaque || (channels[3]?.mean ?? 0) > 250;
}
