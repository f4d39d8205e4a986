import { compactFont, type Precision } from "./compact/compact.ts";
import { parseSiteFont } from "./site-font.ts";

/**
 * The range to which a variation axis is reduced. If `min` and `max` are equal, the axis is
 * removed.
 */
interface AxisRange {
  min: number;
  max: number;
}

/** The ranges by axis tag (`wght`, `opsz`). */
type AxisRanges = Readonly<Record<string, AxisRange | undefined>>;

/** The parts of a font that the site needs. */
export interface SubsetOptions {
  axes: AxisRanges;
  precision: Precision;
}

/** Kerning, ligatures, and tabular and lining figures. Style sheets use no other features. */
const openTypeFeatures = ["kern", "liga", "rvrn", "tnum", "lnum"];

/**
 * The version of the subsetting, which is part of the cache key. Change it whenever the fonts
 * change.
 */
export const subsetVersion = `${openTypeFeatures.join()} without hints, without GDEF, compact, 3`;

/**
 * Reduces a font to some characters and axis ranges. Returns a WOFF2 file.
 *
 * The result has no GDEF table, so kerning does not vary with weight and optical size. The
 * difference is one thousandth of the font size, and the file is a quarter smaller.
 */
export async function subsetToWoff2(
  font: Buffer,
  text: string,
  { axes, precision }: SubsetOptions,
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const cut = await subsetFont(font, text, {
    targetFormat: "truetype",
    keepFeatures: openTypeFeatures,
    noHinting: true,
    dropTables: ["GDEF", "STAT"],
    variationAxes: isStaticFont(font) ? {} : toVariationAxes(axes),
  });
  const smaller = compactFont(cut, precision);
  return subsetFont(smaller, "", {
    targetFormat: "woff2",
    keepFeatures: openTypeFeatures,
    keepAllGlyphs: true,
  });
}

/** Creates an uncompressed instance of a variable font, for measuring or drawing. */
export async function instantiateFont(
  font: Buffer,
  text: string,
  at: Readonly<Record<string, number>>,
  features: readonly string[] = [],
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(font, text, {
    targetFormat: "truetype",
    keepFeatures: [...features],
    variationAxes: isStaticFont(font) ? {} : { ...at },
  });
}

/** Whether a font has no variation axes. */
function isStaticFont(font: Buffer): boolean {
  return parseSiteFont(font)?.axes.length === 0;
}

function toVariationAxes(axes: AxisRanges): Record<string, number | AxisRange> {
  const entries = Object.entries(axes).flatMap(([tag, range]): [string, number | AxisRange][] => {
    if (!range) return [];
    return [[tag, range.min === range.max ? range.min : { min: range.min, max: range.max }]];
  });
  return Object.fromEntries(entries);
}
