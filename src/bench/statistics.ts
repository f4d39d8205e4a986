import { createChance } from "./corpus/random.ts";

/** The value in the middle of a list of measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest measurement that so many percent of all do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? 0;
}

/** How one row of measurements stands to another. */
export interface Ratio {
  /** The median of the first by the median of the second. */
  ratio: number;
  /** Where 95 of 100 ratios lie when the rounds are drawn anew (percentile bootstrap, Efron 1979). */
  low: number;
  high: number;
}

/** Compares two rows of the same length: what stands at the same place was measured in the same round. */
export function compareRounds(values: readonly number[], controls: readonly number[]): Ratio {
  const { below } = createChance(2009);
  const draw = () => {
    const places = values.map(() => below(values.length));
    const pick = (row: readonly number[]) => median(places.map((place) => row[place] ?? 0));
    return pick(values) / pick(controls);
  };
  const drawn = Array.from({ length: 2000 }, draw);
  const [low, high] = [percentile(drawn, 2.5), percentile(drawn, 97.5)];
  return { ratio: median(values) / median(controls), low, high };
}
