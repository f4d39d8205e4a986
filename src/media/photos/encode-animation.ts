import { getOrCreateCached } from "../cache.ts";
import { applyDuotone, type DuotoneColors } from "./duotone.ts";
import { decoderVersion } from "./photo-codec.ts";

/** The maximum size of an animation in bytes. A larger animation is shown as its first frame. */
const maxBytes = 1_000_000;

/**
 * The maximum duration in ms. A longer animation must have a control to stop it (WCAG 2.2, 2.2.2).
 */
const maxDuration = 5_000;

/** The maximum width of an animation in px. Wider ones are scaled down. */
const maxWidth = 720;

/**
 * The maximum number of pixels in all frames. An animation with more is not encoded, because that
 * would be slow and the file too large.
 */
const maxPixels = 100_000_000;

/**
 * The version of the encoding, which is part of the cache key. Change it whenever the results
 * change.
 */
const encoderVersion = "moving 2";

interface AnimationTask {
  data: Buffer;
  /** The theme's duotone, if it has one. */
  inks?: DuotoneColors;
  cache: string;
}

/** An animation as a page shows it. */
interface EncodedAnimation {
  width: number;
  bytes: Buffer;
}

/**
 * Encodes an animated GIF or WebP as an animated WebP.
 *
 * @returns `undefined` if it is too large or too long, or cannot be encoded. That depends only on
 *   the file, not on the inks.
 */
export async function encodeAnimation({
  data,
  inks,
  cache,
}: AnimationTask): Promise<EncodedAnimation | undefined> {
  const plain = await encodeCached({ data, cache });
  const bytes = inks && plain.length > 0 ? await encodeCached({ data, inks, cache }) : plain;
  if (bytes.length === 0) return undefined;
  const { default: sharp } = await import("sharp");
  return { bytes, width: (await sharp(bytes).metadata()).width };
}

/**
 * Encodes the animation, or takes the result from the cache. Returns no bytes if the encoding
 * fails, if the animation is too long or has too many pixels, or if the result without inks is too
 * large.
 */
function encodeCached({ data, inks, cache }: AnimationTask): Promise<Buffer> {
  return getOrCreateCached(
    cache,
    [data, encoderVersion, decoderVersion, JSON.stringify(inks ?? "")],
    async () => {
      // Later frames may be truncated, or larger than WebP allows. Then pages show only the first
      // frame.
      const print = await encodeAnimatedWebp(data, inks).catch(() => Buffer.alloc(0));
      return inks || print.length <= maxBytes ? print : Buffer.alloc(0);
    },
  );
}

/**
 * Returns the number of loops before an animation stops at its last frame. Returns 0 if a single
 * loop takes too long.
 *
 * @param delays the duration of each frame, in ms
 * @param wanted the loop count of the file; 0 is infinite
 */
function limitLoopCount(delays: readonly number[] = [], wanted = 0): number {
  // Browsers show a frame with a minimal delay for a tenth of a second.
  const round = delays.reduce((sum, delay) => sum + (delay <= 10 ? 100 : delay), 0);
  const most = Math.floor(maxDuration / Math.max(1, round));
  return wanted === 0 ? most : Math.min(wanted, most);
}

async function encodeAnimatedWebp(data: Buffer, inks?: DuotoneColors): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const moving = sharp(data, { failOn: "error", animated: true, limitInputPixels: false });
  const { width, height, delay, loop } = await moving.metadata();
  const rounds = limitLoopCount(delay, loop);
  if (width * height > maxPixels || rounds === 0) return Buffer.alloc(0);
  const fitted = moving.resize({ width: Math.min(width, maxWidth) }).toColourspace("srgb");
  const options = { quality: 70, effort: 3, delay, loop: rounds };
  if (!inks) return fitted.webp(options).toBuffer();
  const { data: pixels, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels === 4 ? 4 : 3;
  applyDuotone(pixels, channels, inks);
  const raw = {
    width: info.width,
    height: info.height,
    channels,
    pageHeight: info.pageHeight,
  } as const;
  return sharp(pixels, { raw }).webp(options).toBuffer();
}
