import { compact, type Fineness } from "./compact/compact.ts";
import { readOwnFont } from "./own-font.ts";

/** The part of a variation axis that stays; `min` = `max` fixes it. */
interface AxisRange {
  min: number;
  max: number;
}

/** Axis tag (`wght`, `opsz`) → what of it stays. */
type Axes = Readonly<Record<string, AxisRange | undefined>>;

/** What of a font a page needs. */
export interface Cutting {
  axes: Axes;
  fineness: Fineness;
}

/** Figures of one width or height, ligatures and kerning; the rest is not used by any style sheet. */
const keepFeatures = ["kern", "liga", "rvrn", "tnum", "lnum"];

/** Any change of how fonts are cut must change this text: it is part of the cache's key. */
export const cutting = `${keepFeatures.join()} without hints, without GDEF, compact, 3`;

/**
 * A font cut to some characters and parts of its axes, as WOFF2.
 *
 * Without GDEF, kerning no longer follows weight and optical size: a difference of one pixel in a
 * thousand, which would cost a quarter of the file.
 */
export async function cutFont(
  font: Buffer,
  text: string,
  { axes, fineness }: Cutting,
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const cut = await subsetFont(font, text, {
    targetFormat: "truetype",
    keepFeatures,
    noHinting: true,
    dropTables: ["GDEF", "STAT"],
    variationAxes: isFixed(font) ? {} : toVariation(axes),
  });
  const smaller = compact(cut, fineness);
  return subsetFont(smaller, "", { targetFormat: "woff2", keepFeatures, keepAllGlyphs: true });
}

/** One instance of a variable font, not compressed, so that its tables can be measured or drawn. */
export async function instantiate(
  font: Buffer,
  text: string,
  at: Readonly<Record<string, number>>,
  features: readonly string[] = [],
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(font, text, {
    targetFormat: "truetype",
    keepFeatures: [...features],
    variationAxes: isFixed(font) ? {} : { ...at },
  });
}

/** Whether a font has one weight only: it has no axes to be told of. */
function isFixed(font: Buffer): boolean {
  return readOwnFont(font)?.axes.length === 0;
}

function toVariation(axes: Axes): Record<string, number | AxisRange> {
  const entries = Object.entries(axes).flatMap(([tag, range]): [string, number | AxisRange][] => {
    if (!range) return [];
    return [[tag, range.min === range.max ? range.min : { min: range.min, max: range.max }]];
  });
  return Object.fromEntries(entries);
}
