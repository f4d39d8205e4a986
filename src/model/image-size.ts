import { imageSize } from "image-size";
import { hasUnreadFrames } from "./pictures/unread-frames.ts";

export interface ImageSize {
  width: number;
  height: number;
}

/** What the bytes of a picture tell. */
export interface ImageInfo extends ImageSize {
  /** It has several frames, and the site can show only the first. */
  isMoving?: true;
}

/**
 * The size at which a browser shows a PNG, JPEG, GIF, WebP, AVIF or SVG, in px, read from its
 * bytes; `undefined` for other files and for an SVG that does not say its size.
 */
export function readImageSize(data: Uint8Array): ImageInfo | undefined {
  const root = svgRoot(data);
  return root === undefined ? readRasterSize(data) : readSvgSize(root);
}

const supportedTypes = ["png", "jpg", "gif", "webp", "avif"];

function readRasterSize(data: Uint8Array): ImageInfo | undefined {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(data);
    if (!supportedTypes.includes(type) || !width || !height) return undefined;
    // Phones store portraits lying down and note in Exif that they must be turned.
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    return { ...size, ...(hasUnreadFrames(data) && { isMoving: true }) };
  } catch {
    // What is no picture, and a file that is cut short.
    return undefined;
  }
}

function svgRoot(data: Uint8Array): string | undefined {
  const beginning = new TextDecoder().decode(data.subarray(0, 100_000));
  if (!beginning.includes("<svg")) return undefined;
  const text = beginning.replace(/<!--.*?-->/gs, "");
  return /<svg(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*/.exec(text)?.[0];
}

/** Width and height of a drawing; what it does not tell in a fixed unit follows from its viewBox. */
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

/** The absolute lengths of CSS, in px. */
const cssUnits: ReadonlyMap<string, number> = new Map(
  Object.entries({ "": 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16 }),
);

function toPixels(length: string): number | undefined {
  const [, number, unit = ""] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length) ?? [];
  return Number(number) * (cssUnits.get(unit) ?? 0) || undefined;
}
