/**
 * The correspondence of two lists, as indexes. `matched` pairs indexes of equal items in increasing
 * order. All other items were removed or added.
 */
export interface Alignment {
  matched: [number, number][];
  removed: number[];
  added: number[];
}

/**
 * Aligns two lists by their longest common subsequence. The keys in each list must be unique. The
 * subsequence is then the longest increasing subsequence of the new indexes, which takes O(n log n)
 * instead of O(n²).
 */
export function alignLists(before: readonly string[], after: readonly string[]): Alignment {
  const places = new Map(after.map((key, index) => [key, index]));
  const common = [...before.entries()].flatMap(([from, key]): [number, number][] => {
    const to = places.get(key);
    return to === undefined ? [] : [[from, to]];
  });
  const kept = longestIncreasingSubsequence(common);
  const left = new Set(kept.map(([from]) => from));
  const right = new Set(kept.map(([, to]) => to));
  return {
    matched: kept,
    removed: [...before.keys()].filter((index) => !left.has(index)),
    added: [...after.keys()].filter((index) => !right.has(index)),
  };
}

interface SubsequenceStep {
  pair: [number, number];
  previous?: SubsequenceStep;
}

/** Returns the longest subsequence of pairs whose second numbers increase. */
function longestIncreasingSubsequence(pairs: readonly [number, number][]): [number, number][] {
  /** The best subsequence of each length so far: the one whose last number is the lowest. */
  const ends: SubsequenceStep[] = [];
  for (const pair of pairs) {
    const length = findPartitionPoint(ends, ({ pair: [, to] }) => to < pair[1]);
    ends[length] = { pair, previous: ends[length - 1] };
  }
  const rise: [number, number][] = [];
  for (let step = ends.at(-1); step; step = step.previous) rise.push(step.pair);
  return rise.reverse();
}

/**
 * Counts the leading items for which `isBelow` is true, by binary search. All such items must
 * precede the others.
 */
export function findPartitionPoint<Item>(
  items: readonly Item[],
  isBelow: (item: Item) => boolean,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
