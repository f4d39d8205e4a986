/** The part of a variation axis that stays; `min` = `max` fixes it. */
interface AxisRange {
  min: number;
  max: number;
}

/** Axis tag (`wght`, `opsz`) → what of it stays. */
export type Axes = Readonly<Record<string, AxisRange | undefined>>;

/** Figures of one width, ligatures and kerning; the rest is not used by any style sheet. */
const keepFeatures = ["kern", "liga", "ccmp", "locl", "rvrn", "tnum", "pnum"];

/** Any change of how fonts are cut must change this text: it is part of the cache's key. */
export const cutting = `${keepFeatures.join()} without hints, without GDEF, 1`;

/**
 * A font cut to some characters and parts of its axes, as WOFF2.
 *
 * Without GDEF, kerning no longer follows weight and optical size: a difference of one pixel in a
 * thousand, which would cost a quarter of the file.
 */
export async function cutFont(font: Buffer, text: string, axes: Axes): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const variationAxes = toVariation(axes);
  return subsetFont(font, text, {
    targetFormat: "woff2",
    keepFeatures,
    noHinting: true,
    dropTables: ["GDEF"],
    variationAxes,
  });
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
    variationAxes: { ...at },
  });
}

function toVariation(axes: Axes): Record<string, number | AxisRange> {
  const entries = Object.entries(axes).flatMap(([tag, range]): [string, number | AxisRange][] => {
    if (!range) return [];
    return [[tag, range.min === range.max ? range.min : { min: range.min, max: range.max }]];
  });
  return Object.fromEntries(entries);
}
