import { cached } from "./cache.ts";

/** Wide enough that a hole in a ground is seen, and small enough to take no time. */
const side = 64;

/**
 * Whether a drawing brings its own ground: nothing of the page is seen through it, so that it may fill its slot to the
 * edges as a photograph does. One that cannot be read has none.
 *
 * @param svg the drawing as it is published
 * @param directory where answers are kept from one build to the next
 */
export async function hasOwnGround(svg: Buffer, directory: string): Promise<boolean> {
  const answer = await cached(directory, [svg, "own ground"], async () => {
    return Buffer.from((await isOpaque(svg)) ? "yes" : "no");
  });
  return answer.toString() === "yes";
}

async function isOpaque(svg: Buffer): Promise<boolean> {
  // Loaded when a picture asks for it: most commands never do.
  const { default: sharp } = await import("sharp");
  const picture = sharp(svg).resize(side, side, { fit: "fill" }).png();
  const data = await picture.toBuffer().catch(() => undefined);
  if (!data) return false;
  const { channels, isOpaque } = await sharp(data).stats();
  // At its edges a print may be half a pixel short, for its size is a whole number: a row of 64 at most.
  return isOpaque || (channels[3]?.mean ?? 0) > 250;
}
