import { createRandom } from "./mistake-corpus/random.ts";

/** Returns the median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns the percentile by the nearest-rank method; 0 for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? 0;
}

/** The ratio of two series of measurements, with its confidence interval. */
export interface RatioEstimate {
  /** Median of the first series divided by the median of the second. */
  ratio: number;
  /** Bounds of the 95 % confidence interval (percentile bootstrap, Efron 1979). */
  low: number;
  high: number;
}

/**
 * Compares two paired series of the same length: entries at the same index are from the same round.
 */
export function estimateRatio(
  values: readonly number[],
  controls: readonly number[],
): RatioEstimate {
  const { below } = createRandom(2009);
  const draw = () => {
    const places = values.map(() => below(values.length));
    const pick = (row: readonly number[]) => median(places.map((place) => row[place] ?? 0));
    return pick(values) / pick(controls);
  };
  const drawn = Array.from({ length: 2000 }, draw);
  const [low, high] = [percentile(drawn, 2.5), percentile(drawn, 97.5)];
  return { ratio: median(values) / median(controls), low, high };
}
