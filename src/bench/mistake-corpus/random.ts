/** A seeded random generator. */
export interface RandomSource {
  /** Returns an integer from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns up to `count` random items in their original order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/**
 * Creates a small random generator (mulberry32). A seed gives the same numbers on every platform.
 * Not for secrets.
 */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => pickItem(items, below),
    sample: (items, count) => sampleItems(items, count, below),
  };
}

function pickItem<Item>(items: readonly Item[], below: (limit: number) => number): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

function sampleItems<Item>(
  items: readonly Item[],
  count: number,
  below: (limit: number) => number,
) {
  const rest = items.map((_, index) => index);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, items.length)) {
    for (const index of rest.splice(below(rest.length), 1)) chosen.add(index);
  }
  return items.filter((_, index) => chosen.has(index));
}
