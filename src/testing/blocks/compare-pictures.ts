import sharp from "sharp";

/** What two pictures of the same thing have otherwise. */
export interface Difference {
  /** So many px differ; those that only one of them has do. */
  pixels: number;
  /** The later picture, pale, with what differs in a strong colour: a PNG. */
  picture: Buffer;
}

/** Rounding of colours that no eye sees, in 255ths of a channel. */
const tolerance = 2;
const marked = [214, 0, 110];

interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Compares two PNGs px by px, from their upper left corner; nothing where they show the same. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [first, second] = await Promise.all([toRaster(before), toRaster(after)]);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const data = Buffer.alloc(width * height * 3);
  let pixels = 0;
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isAlike = alike(first, second, x, y);
    if (!isAlike) pixels += 1;
    for (const channel of [0, 1, 2]) {
      data[index * 3 + channel] = isAlike ? pale(second, x, y, channel) : (marked[channel] ?? 0);
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

function alike(first: Raster, second: Raster, x: number, y: number): boolean {
  if (!has(first, x, y) || !has(second, x, y)) return false;
  return [0, 1, 2].every((channel) => {
    return Math.abs(at(first, x, y, channel) - at(second, x, y, channel)) <= tolerance;
  });
}

function has({ width, height }: Raster, x: number, y: number): boolean {
  return x < width && y < height;
}

function at({ data, width }: Raster, x: number, y: number, channel: number): number {
  return data[(y * width + x) * 3 + channel] ?? 0;
}

function pale(raster: Raster, x: number, y: number, channel: number): number {
  return 170 + Math.round(at(raster, x, y, channel) / 3);
}
