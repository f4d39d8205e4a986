import type { Font, FontFace, Theme } from "../../model/types.ts";
import { narrow, type Weights } from "../../theme/used-weights.ts";
import { cached, cachedForUser, hashOf } from "../cache.ts";
import { alphabet } from "./alphabet.ts";
import { readFace, sortedCharacters } from "./face-files.ts";
import { type Cut, fallbackFaces } from "./fallback-fonts.ts";
import { finenessOf } from "./fineness.ts";
import { type FontMetrics, letterFrequency, measuring, readMetrics } from "./font-metrics.ts";
import { type Cutting, cutFont, cutting, instantiate } from "./subset.ts";

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
  /** Where cut fonts are kept from one build to the next. */
  cache?: string;
}

/** What of the fonts a site uses. */
export interface FontUse {
  /** Characters that the alphabet does not have. */
  foreign?: string;
  /** The weights that its style sheets name: of those of the theme, the others are left out. */
  weights?: Weights;
}

/**
 * The fonts of the theme, cut to the letters of the language and the weights that the site uses.
 *
 * @throws Error when a font package or file is missing, or an axis does not exist
 */
export async function buildFonts(
  theme: Theme,
  { foreign = "", weights }: FontUse = {},
  options: FontOptions = {},
): Promise<Fonts> {
  const fonts = [theme.fonts.display, theme.fonts.text].map((font) => narrowed(font, weights));
  const built = await Promise.all(
    fonts.map((font) => buildFamily(font, { theme, text: alphabet + foreign, options })),
  );
  return {
    files: built.flatMap(({ files }) => files),
    css: built.map(({ css }) => css).join(""),
  };
}

function narrowed(font: Font, weights: Weights | undefined): Font {
  if (!weights) return font;
  const faces = font.faces.map((face) => {
    return { ...face, axes: { ...face.axes, wght: narrow(face.axes.wght, weights) } };
  });
  return { ...font, faces };
}

interface Setting {
  theme: Theme;
  text: string;
  options: FontOptions;
}

async function buildFamily(font: Font, setting: Setting): Promise<Fonts> {
  const files = await Promise.all(font.faces.map((face) => buildFile(font, face, setting)));
  const faces = font.faces.map((face, index) => faceRule(font, face, files[index]?.name ?? ""));
  const cuts = await measureCuts(font);
  const fallbacks = font.fallbacks.map((name) => fallbackFaces(font.family, name, cuts));
  return { files, css: [...faces, ...fallbacks].join("") };
}

async function buildFile(font: Font, face: FontFace, setting: Setting) {
  const source = await readFace(font, face);
  const text = sortedCharacters(setting.text);
  const cut: Cutting = { axes: { ...face.axes }, fineness: finenessOf(setting.theme, font, face) };
  const key = [source, text, JSON.stringify(cut), cutting];
  const data = await cached(directoryOf(setting.options), key, () => cutFont(source, text, cut));
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
async function measureCuts(font: Font): Promise<Cut[]> {
  const face = font.faces.find(({ style }) => style === "normal");
  if (!face) return [];
  const source = await readFace(font, face);
  const { opsz } = face.axes;
  const cut = async (weight: string, at: Record<string, number>): Promise<Cut> => {
    return { weight, metrics: await measure(source, at) };
  };
  if (!opsz) return [await cut("400", { wght: 400 })];
  const sizeAt = (part: number) => opsz.min + (opsz.max - opsz.min) * part;
  return Promise.all([
    cut("100 399", { wght: 360, opsz: sizeAt(0.75) }),
    cut("400", { wght: 400, opsz: sizeAt(0.1) }),
  ]);
}

/** What it takes to measure a font is large: it is loaded where one is new. */
async function measure(source: Buffer, at: Record<string, number>): Promise<FontMetrics> {
  const key = [source, JSON.stringify([at, letterFrequency]), measuring];
  // They become a part of the style sheet.
  const made = await cachedForUser("font-metrics", key, async () => {
    const instance = await instantiate(source, Object.keys(letterFrequency).join(""), at);
    return Buffer.from(JSON.stringify(await readMetrics(instance)));
  });
  return JSON.parse(made.toString());
}

function directoryOf({ cache = ".cache/fonts" }: FontOptions): string {
  return cache;
}
