import type { Config, CustomPlugin } from "svgo";
import type { Theme } from "../model/types.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** The ground that a picture stands on. */
export type Tone = "paper" | "deep";

/** Whose colours a picture carries. */
export type Scheme = "light" | "dark";

interface PaintOptions {
  theme: Theme;
  tone: Tone;
  scheme: Scheme;
}

/** Any change of how drawings are painted must change this text: it is part of the cache's key. */
export const painting = "svgo 4.1.0, 3";

/** What a browser takes where a drawing does not tell its size. */
const defaultSize = { width: 300, height: 150 };

/** What a drawing leaves to the theme. */
const inks = /currentColor|--ill-metal/i;

/**
 * A drawing as a file of its own: with the theme's colours of one scheme in place of `currentColor`
 * and `--ill-metal`, without anything that runs or loads, and with its size. The page chooses among
 * the files: WebKit up to 2.50 does not ask for the scheme inside a picture. A drawing that has all
 * its colours is the same in both schemes.
 *
 * @throws Error when the source is not well-formed
 */
export async function paintSvg(source: string, options: PaintOptions): Promise<string> {
  // It takes long to load, and most builds find all drawings painted.
  const { optimize } = await import("svgo");
  const { data } = optimize(source, optimizationOf(source));
  if (!inks.test(data)) return data;
  return data.replace(/<svg[^>]*>/, (root) => `${root}<style>${toStyle(options)}</style>`);
}

/**
 * A drawing that fills a place inside another one, with its colours as they are written: without what stands before its
 * root in a file of its own, and without anything that runs or loads.
 *
 * @throws Error when the source is not well-formed
 */
export async function innerSvg(
  source: string,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const { optimize } = await import("svgo");
  const { data } = optimize(source, optimizationOf(source));
  const place = `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  const own = /\s(?:width|height|preserveAspectRatio)="[^"]*"/g;
  return data.replace(/<svg[^>]*>/, (root) =>
    root.replace(own, "").replace("<svg", `<svg ${place}`),
  );
}

/** Whether a drawing has all its colours itself, and leaves none to the theme. */
export function isColored(source: string): boolean {
  return !inks.test(source);
}

/** Whether a drawing is well-formed. */
export async function canPaint(source: string): Promise<boolean> {
  const { optimize } = await import("svgo");
  try {
    optimize(source, optimizationOf(source));
    return true;
  } catch {
    return false;
  }
}

/** The size of a painted drawing, in whole px: HTML knows no others. */
export function svgSize(painted: string): { width: number; height: number } {
  const root = /<svg[^>]*>/.exec(painted)?.[0] ?? "";
  const side = (name: string) =>
    Math.round(Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(root)?.[1]));
  return { width: side("width"), height: side("height") };
}

function toStyle({ theme, tone, scheme }: PaintOptions): string {
  const palette = theme.colors[scheme];
  const ink = tone === "deep" ? palette.artOnDeep : palette.artInk;
  const metal = tone === "deep" ? palette.deepAccent : palette.artAccent;
  return `svg{color:${ink};--ill-metal:${metal}}`;
}

/** Gives the root a viewBox and a size in px, whichever of them it had. */
const completeSize: CustomPlugin = {
  name: "completeSize",
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (name !== "svg" || parent.type !== "root") return;
        const [, , boxWidth, boxHeight] = (attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
        const width = pixels(attributes.width) ?? boxWidth ?? defaultSize.width;
        const height = pixels(attributes.height) ?? boxHeight ?? defaultSize.height;
        attributes.viewBox ??= `0 0 ${width} ${height}`;
        attributes.width = String(width);
        attributes.height = String(height);
      },
    },
  }),
};

function pixels(length: string | undefined): number | undefined {
  const digits = /^([\d.]+)(px)?$/.exec(length ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const optimization: Config = {
  plugins: [
    sanitizeSvg,
    {
      name: "preset-default",
      params: {
        // Curves that are nearly arcs would move; the engravings live on exact lines.
        overrides: { convertPathData: { makeArcs: { threshold: 0, tolerance: 0 } } },
      },
    },
    completeSize,
  ],
};

/**
 * The other optimizations write one scheme's styles into the elements, or rename and merge elements that
 * the styles select.
 */
const optimizationWithSchemes: Config = {
  plugins: [sanitizeSvg, "removeComments", "removeMetadata", "removeEditorsNSData", completeSize],
};

function optimizationOf(source: string): Config {
  return /prefers-color-scheme/i.test(source) ? optimizationWithSchemes : optimization;
}
