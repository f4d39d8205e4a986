import type { Config, CustomPlugin } from "svgo";
import type { Theme } from "../model/types.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** The background behind a picture. */
export type BackgroundTone = "paper" | "deep";

/** The colour scheme of a picture. */
export type DrawingColorScheme = "light" | "dark";

interface RecolorOptions {
  theme: Theme;
  tone: BackgroundTone;
  scheme: DrawingColorScheme;
}

/**
 * The version of recolouring, which is part of the cache key. Change it whenever the results
 * change.
 */
export const recolorVersion = "svgo 4.1.0, 3";

/** The size in px that browsers give to a drawing without a size. */
const defaultSize = { width: 300, height: 150 };

/** Matches the colours that a drawing takes from the theme. */
const themeColors = /currentColor|--ill-metal/i;

/**
 * Recolours a drawing: adds a style that sets `currentColor` and `--ill-metal` to the theme's
 * colours of one scheme, and sets its size. Removes everything that runs or loads. There is one
 * file for each scheme, because WebKit up to 2.50 ignores the scheme inside pictures. A drawing
 * with fixed colours is the same in both schemes.
 *
 * @throws Error if the source is not well-formed
 */
export async function sanitizeAndRecolorSvg(
  source: string,
  options: RecolorOptions,
): Promise<string> {
  // Loaded lazily, since it is slow and most builds find all drawings in the cache.
  const { optimize } = await import("svgo");
  const { data } = optimize(source, svgoConfigFor(source));
  if (!themeColors.test(data)) return data;
  return data.replace(/<svg[^>]*>/, (root) => `${root}<style>${themeColorStyle(options)}</style>`);
}

/**
 * Prepares a drawing to be embedded in another one, at this size and with its own colours. Removes
 * the XML prologue and everything that runs or loads.
 *
 * @throws Error if the source is not well-formed
 */
export async function toEmbeddableSvg(
  source: string,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const { optimize } = await import("svgo");
  const { data } = optimize(source, svgoConfigFor(source));
  const place = `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  const own = /\s(?:width|height|preserveAspectRatio)="[^"]*"/g;
  return data.replace(/<svg[^>]*>/, (root) =>
    root.replace(own, "").replace("<svg", `<svg ${place}`),
  );
}

/** Whether a drawing has its own colours and takes none from the theme. */
export function hasFixedColors(source: string): boolean {
  return !themeColors.test(source);
}

/** Whether a drawing is well-formed XML. */
export async function isWellFormed(source: string): Promise<boolean> {
  const { optimize } = await import("svgo");
  try {
    optimize(source, svgoConfigFor(source));
    return true;
  } catch {
    return false;
  }
}

/** Returns the size of a recoloured drawing in whole px, as HTML requires. */
export function svgSize(painted: string): { width: number; height: number } {
  const root = /<svg[^>]*>/.exec(painted)?.[0] ?? "";
  const side = (name: string) =>
    Math.round(Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(root)?.[1]));
  return { width: side("width"), height: side("height") };
}

function themeColorStyle({ theme, tone, scheme }: RecolorOptions): string {
  const palette = theme.colors[scheme];
  const ink = tone === "deep" ? palette.artOnDeep : palette.artInk;
  const metal = tone === "deep" ? palette.deepAccent : palette.artAccent;
  return `svg{color:${ink};--ill-metal:${metal}}`;
}

/**
 * Gives the root both a `viewBox` and a size in px. If one is missing, derives it from the other.
 */
const completeSize: CustomPlugin = {
  name: "completeSize",
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (name !== "svg" || parent.type !== "root") return;
        const [, , boxWidth, boxHeight] = (attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
        const width = parsePixels(attributes.width) ?? boxWidth ?? defaultSize.width;
        const height = parsePixels(attributes.height) ?? boxHeight ?? defaultSize.height;
        attributes.viewBox ??= `0 0 ${width} ${height}`;
        attributes.width = String(width);
        attributes.height = String(height);
      },
    },
  }),
};

function parsePixels(length: string | undefined): number | undefined {
  const digits = /^([\d.]+)(px)?$/.exec(length ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const svgoConfig: Config = {
  plugins: [
    sanitizeSvg,
    {
      name: "preset-default",
      params: {
        // Do not convert curves to arcs, since engravings need exact lines.
        overrides: { convertPathData: { makeArcs: { threshold: 0, tolerance: 0 } } },
      },
    },
    completeSize,
  ],
};

/**
 * The plugins for a drawing with styles for colour schemes. They preserve its structure: other
 * plugins would inline the styles of one scheme, or rename or merge elements that the styles
 * select.
 */
const svgoConfigWithSchemes: Config = {
  plugins: [sanitizeSvg, "removeComments", "removeMetadata", "removeEditorsNSData", completeSize],
};

function svgoConfigFor(source: string): Config {
  return /prefers-color-scheme/i.test(source) ? svgoConfigWithSchemes : svgoConfig;
}
