import sharp from "sharp";

/** A rectangle in the window. */
export interface ElementBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From this contrast on, most people see a thin line. */
const minContrast = 1.5;

/**
 * Returns the share of a picture's pixels that stand out from its background, the most frequent
 * colour.
 *
 * @param png a screenshot of the window
 * @param box the picture's box in the window; parts outside the window are ignored
 */
export async function measureInkCoverage(png: Buffer, box: ElementBox): Promise<number> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const left = Math.max(0, Math.ceil(box.x));
  const top = Math.max(0, Math.ceil(box.y));
  const area = {
    left,
    top,
    width: Math.min(width, Math.floor(box.x + box.width)) - left,
    height: Math.min(height, Math.floor(box.y + box.height)) - top,
  };
  const pixels = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  const shades = computeLuminances(pixels);
  const ground = findMostFrequentShade(shades);
  const ink = shades.filter((shade) => contrastOfLuminances(shade, ground) >= minContrast);
  return ink.length / shades.length;
}

const linearChannelValues = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance of each pixel (WCAG 2). */
function computeLuminances(pixels: Buffer): number[] {
  const part = (index: number) => linearChannelValues[pixels[index] ?? 0] ?? 0;
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const at = index * 3;
    return 0.2126 * part(at) + 0.7152 * part(at + 1) + 0.0722 * part(at + 2);
  });
}

function findMostFrequentShade(shades: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const shade of shades) counts.set(shade, (counts.get(shade) ?? 0) + 1);
  const [first = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return first[0] ?? 0;
}

function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
