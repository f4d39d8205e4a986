import { extname } from "node:path";
import type { Theme } from "../../model/types.ts";
import { getOrCreateCached, shortHash } from "../cache.ts";
import type { BackgroundTone } from "../svg.ts";
import type { DuotoneColors } from "./duotone.ts";
import { encodeAnimation } from "./encode-animation.ts";
import {
  decodeAndFitPhoto,
  decodedWidth,
  decoderVersion,
  encodePhoto,
  inspectPhoto,
  type PhotoFormat,
  type PhotoInfo,
  type PhotoPixels,
} from "./photo-codec.ts";
import { duotoneColorsFor } from "./theme-duotone.ts";

/**
 * The widths of published photographs in px. They fit the slots of the layouts at pixel ratios from
 * one to three.
 */
const widths = [180, 360, 540, 720, 1080, 1440, 1920];

/** The maximum width of the fallback for browsers without AVIF and WebP. */
const fallbackWidth = 1080;

/** The fallback format per file type. It preserves transparency. */
const fallbackFormats: Readonly<Record<string, PhotoFormat>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".gif": "png",
};

const formats = ["avif", "webp"] as const;

const motionAllowed = "(prefers-reduced-motion:no-preference)";

interface PhotoVariant {
  width: number;
  format: PhotoFormat;
}

/** A photograph in one format and one or more widths, as attributes of a `source` element. */
export interface PictureSourceAttributes {
  type: string;
  /** The media query. Without it, the source applies to all media. */
  media?: string;
  srcset: string;
}

/** A published photograph: its files, and the data with which pages show it. */
export interface PublishedPhoto extends Omit<PhotoInfo, "opaque" | "frames"> {
  files: { name: string; data: Buffer }[];
  /** The address of the fallback. */
  src: string;
  sources: PictureSourceAttributes[];
  /** The classes of the picture in style sheets. */
  classes: string;
}

export interface PhotoTask {
  /** The file name. Its extension determines the fallback format. */
  src: string;
  data: Buffer;
  /** The start of the paths of the published files. */
  name: string;
  theme: Theme;
  tone: BackgroundTone;
  cache: string;
}

/**
 * Encodes a photograph in all formats and widths that pages need. Never enlarges it.
 *
 * @throws Error naming a file that cannot be decoded
 */
export async function buildPhoto(task: PhotoTask): Promise<PublishedPhoto> {
  const { src, data, theme, tone, cache } = task;
  const facts = await readPhotoInfo(data, cache);
  if (!facts) throw new Error(`The file ${src} is not a picture that browsers show.`);
  const inks = duotoneColorsFor(theme, tone);
  const id = shortHash(data, decoderVersion, JSON.stringify(inks ?? ""));
  const prints = photoVariants(facts, fallbackFormats[extname(src).toLowerCase()] ?? "webp");
  const nameOf = (print: PhotoVariant) => `${task.name}-${id}-${print.width}.${print.format}`;
  const bytes = await encodeVariants(prints, { data, inks, cache, id });
  const files = prints.map((print, index) => ({
    name: nameOf(print),
    data: bytes[index] ?? Buffer.alloc(0),
  }));
  const { width, height, opaque, frames } = facts;
  const moving = frames && (await animationSource(`${task.name}-${id}`, { data, inks, cache }));
  return {
    files: moving ? [...files, moving.file] : files,
    width,
    height,
    src: `/${nameOf(prints[0] as PhotoVariant)}`,
    sources: [
      ...(moving ? [moving.source] : []),
      ...formats.map((format) => toPhotoSource(format, prints, nameOf)),
    ],
    classes: opaque ? "photo" : "photo cutout",
  };
}

/**
 * Creates the `source` of an animation. It comes before the static sources, and applies only if the
 * visitor does not prefer reduced motion (WCAG 2.2.2).
 *
 * @returns `undefined` if the animation is too large or too long
 */
async function animationSource(name: string, task: Parameters<typeof encodeAnimation>[0]) {
  const print = await encodeAnimation(task);
  if (!print) return undefined;
  const file = { name: `${name}-${print.width}-moving.webp`, data: print.bytes };
  const srcset = `/${file.name} ${print.width}w`;
  return { file, source: { type: "image/webp", media: motionAllowed, srcset } };
}

/**
 * Reads the properties of a photograph, or takes them from the cache. Returns `undefined` if the
 * file cannot be decoded as a photograph.
 */
export async function readPhotoInfo(data: Buffer, cache: string): Promise<PhotoInfo | undefined> {
  const facts = await getOrCreateCached(
    cache,
    [data, "facts and frames", decoderVersion],
    async () => {
      return Buffer.from(JSON.stringify((await inspectPhoto(data)) ?? null));
    },
  );
  return JSON.parse(facts.toString("utf8")) ?? undefined;
}

/** Lists the variants of a photograph: the fallback first, then each format in each width. */
function photoVariants(facts: PhotoInfo, fallback: PhotoFormat): PhotoVariant[] {
  const widest = decodedWidth(facts);
  const chosen = [...widths.filter((width) => width < widest * 0.9), widest];
  const middle = chosen.filter((width) => width <= fallbackWidth).at(-1) ?? widest;
  return [
    { width: middle, format: fallback },
    ...formats.flatMap((format) => chosen.map((width): PhotoVariant => ({ width, format }))),
  ];
}

/** Encodes the variants of a photograph. Decodes it only if a variant is not in the cache. */
function encodeVariants(
  prints: readonly PhotoVariant[],
  { data, inks, cache, id }: VariantEncodingInput,
): Promise<Buffer[]> {
  let plate: Promise<PhotoPixels> | undefined;
  return Promise.all(
    prints.map(({ width, format }) => {
      return getOrCreateCached(cache, [id, String(width), format], async () => {
        plate ??= decodeAndFitPhoto(data, inks);
        return encodePhoto(await plate, width, format);
      });
    }),
  );
}

interface VariantEncodingInput {
  data: Buffer;
  inks?: DuotoneColors;
  cache: string;
  id: string;
}

function toPhotoSource(
  format: PhotoFormat,
  prints: readonly PhotoVariant[],
  nameOf: (print: PhotoVariant) => string,
) {
  const own = new Map(
    prints.filter((print) => print.format === format).map((print) => [print.width, print]),
  );
  const srcset = [...own.values()].map((print) => `/${nameOf(print)} ${print.width}w`).join(", ");
  return { type: `image/${format}`, srcset };
}
