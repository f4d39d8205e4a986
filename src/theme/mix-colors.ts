/** Mixes two colours, as `#rrggbb`: `share` 0 gives the first, 1 the second. */
export function mixColors(first: string, second: string, share: number): string {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const ends = channels(second);
  const mixed = channels(first).map((start, index) => start + ((ends[index] ?? 0) - start) * share);
  return `#${mixed.map((x) => Math.round(x).toString(16).padStart(2, "0")).join("")}`;
}
