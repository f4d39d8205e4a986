/** The smallest and the largest font weight. */
export interface WeightRange {
  min: number;
  max: number;
}

/** The weight of text without a declaration. */
const regular = 400;
const weightPattern = /(?:--weight-[\w-]+|font-weight):\s*(\d+)|\bfont:\s*(?:italic\s+)?(\d+)\s/g;

/** Returns the range of weights in style sheets and in the theme: a font needs no others. */
export function usedWeightRange(css: string): WeightRange {
  const found = [...css.matchAll(weightPattern)].map(([, own, short]) => Number(own ?? short));
  return { min: Math.min(regular, ...found), max: Math.max(regular, ...found) };
}

/**
 * Limits a font's range of weights to those that are used, or to the nearest weight if it includes
 * none of them.
 */
export function clampWeightRange(range: WeightRange, { min, max }: WeightRange): WeightRange {
  const within = (weight: number) => Math.min(range.max, Math.max(range.min, weight));
  return { min: within(min), max: within(max) };
}
