import type { Font, FontFace, Theme } from "../../model/types.ts";
import { clampWeightRange, type WeightRange } from "../../theme/used-font-weights.ts";
import { getOrCreateCached, getOrCreateUserCached, shortHash } from "../cache.ts";
import { alphabet } from "./alphabet.ts";
import { readFace, sortedCharacters } from "./face-files.ts";
import { fallbackFontFaceRules, type InstanceMetrics } from "./fallback-fonts.ts";
import { type FontMetrics, letterFrequency, metricsVersion, readMetrics } from "./font-metrics.ts";
import { chooseFontPrecision } from "./precision.ts";
import { instantiateFont, type SubsetOptions, subsetToWoff2, subsetVersion } from "./subset.ts";

/** A font file to publish below the root of the site. */
export interface FontFile {
  /**
   * The path, such as `fonts/newsreader-normal-1a2b3c4d5e.woff2`. It contains a content hash, so
   * new content gets a new name.
   */
  name: string;
  data: Buffer;
  /** Whether the first screen needs the font, so that documents preload it. */
  preload: boolean;
}

export interface BuiltFonts {
  files: FontFile[];
  /** The @font-face rules of the files and of their fallback fonts. */
  css: string;
}

interface FontOptions {
  /** The folder that caches subset fonts. */
  cache?: string;
}

/** The parts of the fonts that a site uses. */
export interface FontUsage {
  /** Characters outside of the alphabet. */
  foreign?: string;
  /** The weights that its style sheets use. Other weights of the theme are left out. */
  weights?: WeightRange;
}

/**
 * Builds the fonts of the theme, subset to the alphabet, and to the characters and weights that the
 * site uses.
 *
 * @throws Error if a font package or file is missing, or an axis does not exist
 */
export async function buildFonts(
  theme: Theme,
  { foreign = "", weights }: FontUsage = {},
  options: FontOptions = {},
): Promise<BuiltFonts> {
  const fonts = [theme.fonts.display, theme.fonts.text].map((font) =>
    narrowToUsedWeights(font, weights),
  );
  const built = await Promise.all(
    fonts.map((font) => buildFamily(font, { theme, text: alphabet + foreign, options })),
  );
  return {
    files: built.flatMap(({ files }) => files),
    css: built.map(({ css }) => css).join(""),
  };
}

function narrowToUsedWeights(font: Font, weights: WeightRange | undefined): Font {
  if (!weights) return font;
  const faces = font.faces.map((face) => {
    return { ...face, axes: { ...face.axes, wght: clampWeightRange(face.axes.wght, weights) } };
  });
  return { ...font, faces };
}

interface FontContext {
  theme: Theme;
  text: string;
  options: FontOptions;
}

async function buildFamily(font: Font, setting: FontContext): Promise<BuiltFonts> {
  const files = await Promise.all(font.faces.map((face) => buildFontFile(font, face, setting)));
  const faces = font.faces.map((face, index) => fontFaceRule(font, face, files[index]?.name ?? ""));
  const cuts = await measureInstances(font);
  const fallbacks = font.fallbacks.map((name) => fallbackFontFaceRules(font.family, name, cuts));
  return { files, css: [...faces, ...fallbacks].join("") };
}

async function buildFontFile(font: Font, face: FontFace, setting: FontContext) {
  const source = await readFace(font, face);
  const text = sortedCharacters(setting.text);
  const cut: SubsetOptions = {
    axes: { ...face.axes },
    precision: chooseFontPrecision(setting.theme, font, face),
  };
  const key = [source, text, JSON.stringify(cut), subsetVersion];
  const data = await getOrCreateCached(fontCacheFolder(setting.options), key, () =>
    subsetToWoff2(source, text, cut),
  );
  const family = font.family.toLowerCase().replaceAll(" ", "-");
  const name = `fonts/${family}-${face.style}-${shortHash(data)}.woff2`;
  return { name, data, preload: face.preload };
}

function fontFaceRule(font: Font, face: FontFace, name: string): string {
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
 * Measures the instances of a font that get fallback fonts. In fonts with optical sizes, letters
 * are much wider in headlines than in text. Headlines use the light weights, so these get fallback
 * fonts of their own.
 */
async function measureInstances(font: Font): Promise<InstanceMetrics[]> {
  const face = font.faces.find(({ style }) => style === "normal");
  if (!face) return [];
  const source = await readFace(font, face);
  const { opsz } = face.axes;
  const cut = async (weight: string, at: Record<string, number>): Promise<InstanceMetrics> => {
    return { weight, metrics: await measureInstance(source, at) };
  };
  if (!opsz) return [await cut("400", { wght: 400 })];
  const sizeAt = (part: number) => opsz.min + (opsz.max - opsz.min) * part;
  return Promise.all([
    cut("100 399", { wght: 360, opsz: sizeAt(0.75) }),
    cut("400", { wght: 400, opsz: sizeAt(0.1) }),
  ]);
}

/**
 * Measures an instance of a font, or takes the result from the cache. The library for measuring is
 * large, so it is only loaded for a new font.
 */
async function measureInstance(source: Buffer, at: Record<string, number>): Promise<FontMetrics> {
  const key = [source, JSON.stringify([at, letterFrequency]), metricsVersion];
  // In the user's own cache: strangers may have changed the project's cache, and the metrics end
  // up in the style sheet.
  const made = await getOrCreateUserCached("font-metrics", key, async () => {
    const instance = await instantiateFont(source, Object.keys(letterFrequency).join(""), at);
    return Buffer.from(JSON.stringify(await readMetrics(instance)));
  });
  return JSON.parse(made.toString());
}

function fontCacheFolder({ cache = ".cache/fonts" }: FontOptions): string {
  return cache;
}
