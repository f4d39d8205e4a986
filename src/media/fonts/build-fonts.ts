import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font, FontFace, Theme } from "../../content/types.ts";
import { cached, hashOf } from "../cache.ts";
import { type Cut, fallbackFaces } from "./fallback-fonts.ts";
import { type FontMetrics, letterFrequency, measuring, readMetrics } from "./font-metrics.ts";
import { type Axes, cutFont, cutting, instantiate } from "./subset.ts";

/** A file to publish below the root of the site. */
export interface FontFile {
  /** `fonts/newsreader-normal-1a2b3c4d5e.woff2`: new content has a new name. */
  name: string;
  data: Buffer;
  /** The first screen needs it: the document should ask for it at once. */
  preload: boolean;
}

export interface Fonts {
  files: FontFile[];
  /** The @font-face rules of the files and of their stand-ins on the device. */
  css: string;
}

interface FontOptions {
  /** Where cut fonts and their measures are kept from one build to the next. */
  cache?: string;
}

/**
 * What pt-BR text, figures and the form fields of visitors need. Other characters come with `text`.
 * Of the letters, combining accents are not needed: every Portuguese letter has its own sign.
 */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÈèÑñ",
  ..."\u00a0ª°º·§©®«»¹²³½¼¾×÷±¡¿–—‘’“”…•€−™",
].join("");

/**
 * The fonts of the theme, cut to the characters and weights that the site uses.
 *
 * @param text more characters that the site shows
 * @throws Error when a font package or file is missing, or an axis does not exist
 */
export async function buildFonts(
  theme: Theme,
  text = "",
  options: FontOptions = {},
): Promise<Fonts> {
  const used = sortedCharacters(characters + text);
  const fonts = [theme.fonts.display, theme.fonts.text];
  const built = await Promise.all(fonts.map((font) => buildFamily(font, used, options)));
  return {
    files: built.flatMap(({ files }) => files),
    css: built.map(({ css }) => css).join(""),
  };
}

async function buildFamily(font: Font, text: string, options: FontOptions): Promise<Fonts> {
  const files = await Promise.all(font.faces.map((face) => buildFile(font, face, text, options)));
  const faces = font.faces.map((face, index) => faceRule(font, face, files[index]?.name ?? ""));
  const cuts = await measureCuts(font, options);
  const fallbacks = font.fallbacks.map((name) => fallbackFaces(font.family, name, cuts));
  return { files, css: [...faces, ...fallbacks].join("") };
}

async function buildFile(font: Font, face: FontFace, text: string, options: FontOptions) {
  const source = await readFace(font, face);
  const axes: Axes = { ...face.axes };
  const key = [source, text, JSON.stringify(axes), cutting];
  const data = await cached(directoryOf(options), key, () => cutFont(source, text, axes));
  const family = font.family.toLowerCase().replaceAll(" ", "-");
  const name = `fonts/${family}-${face.style}-${hashOf(data)}.woff2`;
  return { name, data, preload: face.preload };
}

function faceRule(font: Font, face: FontFace, name: string): string {
  const { min, max } = face.axes.wght;
  return [
    `@font-face{font-family:${JSON.stringify(font.family)}`,
    `font-style:${face.style}`,
    `font-weight:${min === max ? min : `${min} ${max}`}`,
    `src:url(/${name})format("woff2")`,
    "font-display:swap}\n",
  ].join(";");
}

/**
 * Letters of a font with optical sizes are much wider in a headline than in text, and headlines
 * have the light weights: these get stand-ins of their own.
 */
async function measureCuts(font: Font, options: FontOptions): Promise<Cut[]> {
  const face = font.faces.find(({ style }) => style === "normal");
  if (!face) return [];
  const source = await readFace(font, face);
  const { opsz } = face.axes;
  const cut = async (weight: string, at: Record<string, number>): Promise<Cut> => {
    return { weight, metrics: await measure(source, at, options) };
  };
  if (!opsz) return [await cut("400", { wght: 400 })];
  const sizeAt = (part: number) => opsz.min + (opsz.max - opsz.min) * part;
  return Promise.all([
    cut("100 399", { wght: 360, opsz: sizeAt(0.75) }),
    cut("400", { wght: 400, opsz: sizeAt(0.1) }),
  ]);
}

/** What it takes to measure a font is large: it is loaded where one is new. */
async function measure(
  source: Buffer,
  at: Record<string, number>,
  options: FontOptions,
): Promise<FontMetrics> {
  const key = [source, JSON.stringify([at, letterFrequency]), measuring];
  const made = await cached(directoryOf(options), key, async () => {
    const instance = await instantiate(source, Object.keys(letterFrequency).join(""), at);
    return Buffer.from(JSON.stringify(await readMetrics(instance)));
  });
  return JSON.parse(made.toString());
}

/**
 * One cut of a font of the theme, as a TrueType file for programs that know no variable fonts.
 *
 * @param at the places on the axes (`wght`, `opsz`); those that the font does not have are left out
 * @param text the characters that are needed
 * @throws Error when the theme has no face of that style, or its file is missing
 */
export async function staticFont(
  font: Font,
  style: FontFace["style"],
  at: Readonly<Record<string, number>>,
  text: string,
): Promise<Buffer> {
  const face = font.faces.find((each) => each.style === style) ?? font.faces[0];
  if (!face) throw new Error(`The font ${font.family} has no file.`);
  const places = Object.entries(face.axes).flatMap(([tag, range]): [string, number][] => {
    const wanted = at[tag] ?? range?.min ?? 0;
    return range ? [[tag, Math.min(range.max, Math.max(range.min, wanted))]] : [];
  });
  const source = await readFace(font, face);
  return instantiate(source, sortedCharacters(text), Object.fromEntries(places), ["kern", "liga"]);
}

/** The file of a face, as its package has it; throws an Error naming the one that is missing. */
export async function readFace(font: Font, face: FontFace): Promise<Buffer> {
  const file = `${font.package}/files/${face.file}`;
  try {
    return await readFile(createRequire(import.meta.url).resolve(file));
  } catch (cause) {
    throw new Error(`Font file not found: ${file}. Is the package installed?`, { cause });
  }
}

function directoryOf({ cache = ".cache/fonts" }: FontOptions): string {
  return cache;
}

function sortedCharacters(text: string): string {
  const printable = [...new Set(text)].filter((character) => character >= " ");
  return printable.sort().join("");
}
