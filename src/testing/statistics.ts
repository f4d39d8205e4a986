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
