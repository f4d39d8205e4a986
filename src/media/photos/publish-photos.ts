import { extname } from "node:path";
import type { Theme } from "../../model/types.ts";
import { cached, hashOf } from "../cache.ts";
import type { Tone } from "../svg.ts";
import {
  development,
  developPhoto,
  inspectPhoto,
  type PhotoFacts,
  type PhotoFormat,
  type Plate,
  plateWidth,
  printPhoto,
} from "./develop.ts";
import type { Inks } from "./duotone.ts";
import { printMoving } from "./moving-print.ts";
import { photoInks } from "./photo-inks.ts";

/** The widths of prints, in px: the slots of the layouts on screens of one to three times 96 dpi. */
const widths = [180, 360, 540, 720, 1080, 1440, 1920];

/** What a browser gets that knows neither AVIF nor WebP: one print of at most this width. */
const fallbackWidth = 1080;

/** The files of the same kind, so that what is transparent stays so. */
const fallbacks: Readonly<Record<string, PhotoFormat>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".gif": "png",
};

const formats = ["avif", "webp"] as const;

const whereMotion = "(prefers-reduced-motion:no-preference)";

interface Print {
  width: number;
  format: PhotoFormat;
}

/** The same picture in several widths, for `source` elements: the best format first. */
export interface PhotoSource {
  type: string;
  /** Where it is shown, if not everywhere. */
  media?: string;
  srcset: string;
}

/** A photograph as it is published. */
export interface PublishedPhoto extends Omit<PhotoFacts, "opaque" | "frames"> {
  files: { name: string; data: Buffer }[];
  /** The address of the fallback. */
  src: string;
  sources: PhotoSource[];
  /** Classes for the style sheet. */
  classes: string;
}

export interface PhotoTask {
  /** The name of the file, for its kind. */
  src: string;
  data: Buffer;
  /** The path of the files to publish, without hash and extension. */
  name: string;
  theme: Theme;
  tone: Tone;
  cache: string;
}

/**
 * Prints a photograph in all formats and widths that pages need, never larger than it is.
 *
 * @throws Error naming a file that cannot be read to its end
 */
export async function publishPhoto(task: PhotoTask): Promise<PublishedPhoto> {
  const { src, data, theme, tone, cache } = task;
  const facts = await photoFacts(data, cache);
  if (!facts) throw new Error(`The file ${src} is not a picture that browsers show.`);
  const inks = photoInks(theme, tone);
  const id = hashOf(data, development, JSON.stringify(inks ?? ""));
  const prints = printsOf(facts, fallbacks[extname(src).toLowerCase()] ?? "webp");
  const nameOf = (print: Print) => `${task.name}-${id}-${print.width}.${print.format}`;
  const bytes = await makePrints(prints, { data, inks, cache, id });
  const files = prints.map((print, index) => ({
    name: nameOf(print),
    data: bytes[index] ?? Buffer.alloc(0),
  }));
  const { width, height, opaque, frames } = facts;
  const moving = frames && (await movingSource(`${task.name}-${id}`, { data, inks, cache }));
  return {
    files: moving ? [...files, moving.file] : files,
    width,
    height,
    src: `/${nameOf(prints[0] as Print)}`,
    sources: [
      ...(moving ? [moving.source] : []),
      ...formats.map((format) => toSource(format, prints, nameOf)),
    ],
    classes: opaque ? "photo" : "photo cutout",
  };
}

/**
 * The print of an animation: before the still ones, and only for visitors who have not asked their
 * system for less motion (WCAG 2.2.2).
 *
 * @returns `undefined` for an animation that is too heavy or too long
 */
async function movingSource(name: string, task: Parameters<typeof printMoving>[0]) {
  const print = await printMoving(task);
  if (!print) return undefined;
  const file = { name: `${name}-${print.width}-moving.webp`, data: print.bytes };
  const srcset = `/${file.name} ${print.width}w`;
  return { file, source: { type: "image/webp", media: whereMotion, srcset } };
}

/** What is known of a photograph; nothing of a file that cannot be read to its end. */
export async function photoFacts(data: Buffer, cache: string): Promise<PhotoFacts | undefined> {
  const facts = await cached(cache, [data, "facts and frames", development], async () => {
    return Buffer.from(JSON.stringify((await inspectPhoto(data)) ?? null));
  });
  return JSON.parse(facts.toString("utf8")) ?? undefined;
}

/** The fallback first, then each format in each width. */
function printsOf(facts: PhotoFacts, fallback: PhotoFormat): Print[] {
  const widest = plateWidth(facts);
  const chosen = [...widths.filter((width) => width < widest * 0.9), widest];
  const middle = chosen.filter((width) => width <= fallbackWidth).at(-1) ?? widest;
  return [
    { width: middle, format: fallback },
    ...formats.flatMap((format) => chosen.map((width): Print => ({ width, format }))),
  ];
}

/** The bytes of each print; the plate is made only where one of them is missing. */
function makePrints(prints: readonly Print[], { data, inks, cache, id }: Plan): Promise<Buffer[]> {
  let plate: Promise<Plate> | undefined;
  return Promise.all(
    prints.map(({ width, format }) => {
      return cached(cache, [id, String(width), format], async () => {
        plate ??= developPhoto(data, inks);
        return printPhoto(await plate, width, format);
      });
    }),
  );
}

interface Plan {
  data: Buffer;
  inks?: Inks;
  cache: string;
  id: string;
}

function toSource(format: PhotoFormat, prints: readonly Print[], nameOf: (print: Print) => string) {
  const own = new Map(
    prints.filter((print) => print.format === format).map((print) => [print.width, print]),
  );
  const srcset = [...own.values()].map((print) => `/${nameOf(print)} ${print.width}w`).join(", ");
  return { type: `image/${format}`, srcset };
}
