import sharp from "sharp";
import type { ElementBox } from "./ink-coverage.ts";
import type { Tab } from "./tab.ts";

/** The pixels that an engine drew. */
export interface Pixels {
  /** Returns the colour of a pixel, as `#rrggbb`. */
  at(x: number, y: number): string;
}

/** Takes a screenshot of the whole page. */
export async function capturePixels(tab: Tab): Promise<Pixels> {
  const image = sharp(await tab.fullPageScreenshot()).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    at(x, y) {
      const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      return `#${data.subarray(start, start + 3).toString("hex")}`;
    },
  };
}

/** Returns the colours along the left edge of a box, from top to bottom. */
export function readLeftEdgeColors(pixels: Pixels, { x, y, height }: ElementBox): string[] {
  return Array.from({ length: Math.round(height) }, (_, row) => pixels.at(x, y + row));
}

/** Finds the boxes of all matching elements that have a size, in page coordinates. */
export function findElementBoxes(tab: Tab, selector: string): Promise<ElementBox[]> {
  return tab.evaluate((at) => {
    const boxes = [...document.querySelectorAll(at)].map((each) => each.getBoundingClientRect());
    const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
    return seen.map(({ x, y, width, height }) => ({ x, y: y + scrollY, width, height }));
  }, selector);
}
