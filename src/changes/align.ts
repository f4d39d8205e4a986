/** How two lists correspond: pairs of indexes that stay together, in order; the rest left or came. */
export interface Alignment {
  kept: [number, number][];
  removed: number[];
  added: number[];
}

/**
 * Finds the longest common subsequence of two lists of keys: what stayed where it was, relative to
 * its neighbours.
 */
export function align(before: readonly string[], after: readonly string[]): Alignment {
  const kept = trace(lengths(before, after), before, after);
  const left = new Set(kept.map(([from]) => from));
  const right = new Set(kept.map(([, to]) => to));
  return {
    kept,
    removed: [...before.keys()].filter((index) => !left.has(index)),
    added: [...after.keys()].filter((index) => !right.has(index)),
  };
}

/** For each pair of positions, the length of what the lists have in common from there on. */
function lengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let from = before.length - 1; from >= 0; from -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const longest = Math.max(cell(table, from + 1, to), cell(table, from, to + 1));
      const row = table[from] as number[];
      row[to] = before[from] === after[to] ? cell(table, from + 1, to + 1) + 1 : longest;
    }
  }
  return table;
}

function trace(
  table: readonly number[][],
  before: readonly string[],
  after: readonly string[],
): [number, number][] {
  const kept: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    if (before[from] === after[to]) kept.push([from++, to++]);
    else if (cell(table, from + 1, to) >= cell(table, from, to + 1)) from += 1;
    else to += 1;
  }
  return kept;
}

function cell(table: readonly number[][], from: number, to: number): number {
  return table[from]?.[to] ?? 0;
}
