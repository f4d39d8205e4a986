/** The lightest and the heaviest letters. */
export interface WeightRange {
  min: number;
  max: number;
}

/** What text has where no style sheet says more. */
const regular = 400;
const weightPattern = /(?:--weight-[\w-]+|font-weight):\s*(\d+)|\bfont:\s*(?:italic\s+)?(\d+)\s/g;

/** The weights that style sheets name, those of the theme among them: a font needs no others. */
export function usedWeights(css: string): WeightRange {
  const found = [...css.matchAll(weightPattern)].map(([, own, short]) => Number(own ?? short));
  return { min: Math.min(regular, ...found), max: Math.max(regular, ...found) };
}

/** Of a range of weights, what is used. */
export function clampWeightRange(range: WeightRange, { min, max }: WeightRange): WeightRange {
  const within = (weight: number) => Math.min(range.max, Math.max(range.min, weight));
  return { min: within(min), max: within(max) };
}
