import type { Change } from "../../yaml/edit/change.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { alignLists } from "../align.ts";
import { matchLists } from "../compare.ts";

/**
 * Creates the moves that restore the older order of a list. New entries stay after the entry that
 * precedes them.
 *
 * @param list JSON Pointer of the list
 */
export function createRevertMoves(
  list: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Change[] {
  const order = indexesInOldOrder(before, after);
  const current = [...after.keys()];
  const { matched } = alignLists(current.map(String), order.map(String));
  const staying = new Set(matched.map(([place]) => place));
  const moves: Change[] = [];
  for (const [at, entry] of order.entries()) {
    if (staying.has(entry)) continue;
    const from = current.indexOf(entry);
    current.splice(from, 1);
    const to = at === 0 ? 0 : current.indexOf(order[at - 1] ?? 0) + 1;
    current.splice(to, 0, entry);
    if (from !== to) moves.push({ kind: "move", path: pointer(list, from), to });
  }
  return moves;
}

/** Returns the indexes of the current entries, sorted in the old order. */
function indexesInOldOrder(before: readonly unknown[], after: readonly unknown[]): number[] {
  const { all } = matchLists(before, after);
  const places = new Map(all.map(([from, to]) => [to, from]));
  let last = -1;
  const ranks = [...after.keys()].map((entry) => {
    last = places.get(entry) ?? last;
    return last;
  });
  return [...after.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
