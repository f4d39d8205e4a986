import sharp from "sharp";

/** The difference between two pictures of the same block. */
export interface ImageDifference {
  /** Number of differing pixels. Pixels that only one picture has count as different. */
  pixels: number;
  /** PNG: the later picture, faded, with the differing pixels highlighted. */
  picture: Buffer;
}

/**
 * The largest difference in a channel (0–255) that is ignored, because nobody sees such rounding.
 */
const tolerance = 2;
const highlightColor = [214, 0, 110];

interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Compares two PNGs pixel by pixel, aligned at the upper left corner; `undefined` if they look the
 * same.
 */
export async function compareImages(
  before: Buffer,
  after: Buffer,
): Promise<ImageDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [first, second] = await Promise.all([toRaster(before), toRaster(after)]);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const data = Buffer.alloc(width * height * 3);
  let pixels = 0;
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isAlike = isSimilarPixel(first, second, x, y);
    if (!isAlike) pixels += 1;
    for (const channel of [0, 1, 2]) {
      data[index * 3 + channel] = isAlike
        ? readFadedChannel(second, x, y, channel)
        : (highlightColor[channel] ?? 0);
    }
  }
  if (pixels === 0) return undefined;
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

async function toRaster(picture: Buffer): Promise<Raster> {
  const image = sharp(picture, { limitInputPixels: false }).removeAlpha().toColourspace("srgb");
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isSimilarPixel(first: Raster, second: Raster, x: number, y: number): boolean {
  if (!isInsideRaster(first, x, y) || !isInsideRaster(second, x, y)) return false;
  return [0, 1, 2].every((channel) => {
    return (
      Math.abs(readChannel(first, x, y, channel) - readChannel(second, x, y, channel)) <= tolerance
    );
  });
}

function isInsideRaster({ width, height }: Raster, x: number, y: number): boolean {
  return x < width && y < height;
}

function readChannel({ data, width }: Raster, x: number, y: number, channel: number): number {
  return data[(y * width + x) * 3 + channel] ?? 0;
}

function readFadedChannel(raster: Raster, x: number, y: number, channel: number): number {
  return 170 + Math.round(readChannel(raster, x, y, channel) / 3);
}
