import { imageSize } from "image-size";
import { isUnsupportedAnimation } from "./picture-problems/unsupported-animation.ts";

export interface ImageSize {
  width: number;
  height: number;
}

/** What the bytes of a picture say about it. Sizes are in px. */
export interface ImageInfo extends ImageSize {
  /** The picture is animated, but the build can read only its first frame. */
  isMoving?: true;
}

/**
 * Reads the display size of a PNG, JPEG, GIF, WebP, AVIF or SVG in px from its bytes. Returns
 * `undefined` for other files, unreadable pictures and an SVG without a size.
 */
export function readImageSize(data: Uint8Array): ImageInfo | undefined {
  const root = svgRootTag(data);
  return root === undefined ? readRasterSize(data) : readSvgSize(root);
}

const supportedTypes = ["png", "jpg", "gif", "webp", "avif"];

function readRasterSize(data: Uint8Array): ImageInfo | undefined {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(data);
    if (!supportedTypes.includes(type) || !width || !height) return undefined;
    // Phones store portrait pictures in landscape and set the Exif orientation. The values 5 to 8
    // swap the sides.
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    return { ...size, ...(isUnsupportedAnimation(data) && { isMoving: true }) };
  } catch {
    // Not a picture, or a truncated file.
    return undefined;
  }
}

function svgRootTag(data: Uint8Array): string | undefined {
  const beginning = new TextDecoder().decode(data.subarray(0, 100_000));
  if (!beginning.includes("<svg")) return undefined;
  const text = beginning.replace(/<!--.*?-->/gs, "");
  return /<svg(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*/.exec(text)?.[0];
}

/** Returns the size of an SVG. Derives a side without an absolute length from the viewBox. */
function readSvgSize(root: string): ImageSize | undefined {
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)?.slice(1).join("") ?? "";
  const [width, height] = [toPixels(attribute("width")), toPixels(attribute("height"))];
  if (width && height) return { width, height };
  const box = attribute("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** The absolute length units of CSS, in px. */
const cssUnits: ReadonlyMap<string, number> = new Map(
  Object.entries({ "": 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16 }),
);

function toPixels(length: string): number | undefined {
  const [, number, unit = ""] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length) ?? [];
  return Number(number) * (cssUnits.get(unit) ?? 0) || undefined;
}
