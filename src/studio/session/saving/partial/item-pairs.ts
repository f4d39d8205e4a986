import { isGroup, same } from "../../../../text/surgery/model.ts";
import { commonItems } from "../../merging/text-difference.ts";

type List = readonly unknown[];

/** Places of one item in some lists, each of which comes from the one before; the first and the last are given. */
export type Pair = readonly [number, ...number[]];

/** The items that two lists have in common, however they changed between: of a chain of lists, its first and its last. */
export function itemPairs(first: List, chain: readonly List[]): Pair[] {
  let pairs: Pair[] = first.map((_, at) => [at]);
  let from = first;
  for (const list of chain) {
    const next = new Map(pairsOf(from, list));
    pairs = pairs.flatMap((pair) => {
      const to = next.get(pair.at(-1) ?? 0);
      return to === undefined ? [] : [[...pair, to] as const];
    });
    from = list;
  }
  return pairs;
}

/** Whether two values are likely states of one thing: at least half of what they say is the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (same(one, other)) return true;
  if (!isGroup(one) || !isGroup(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const isEqual = (name: string) =>
    Object.hasOwn(one, name) && Object.hasOwn(other, name) && same(one[name], other[name]);
  const equal = names.filter(isEqual).length;
  return equal > 0 && equal * 2 >= names.length;
}

/** First the same items, between them those that are alike, between those as many as before. */
function pairsOf(before: List, after: List): [number, number][] {
  return inGaps(before, after, commonItems(before, after, same), (gone, came) =>
    inGaps(gone, came, commonItems(gone, came, isAlike), (old, now) =>
      old.length === now.length ? old.map((_, at) => [at, at]) : [],
    ),
  );
}

/** Some pairs of two lists, and those that are found in the gaps between them. */
function inGaps(
  before: List,
  after: List,
  pairs: readonly [number, number][],
  find: (gone: List, came: List) => [number, number][],
): [number, number][] {
  const found: [number, number][] = [];
  let [old, now] = [0, 0];
  for (const [oldEnd, nowEnd] of [...pairs, [before.length, after.length] as const]) {
    const inner = find(before.slice(old, oldEnd), after.slice(now, nowEnd));
    for (const [one, other] of inner) found.push([old + one, now + other]);
    if (oldEnd < before.length) found.push([oldEnd, nowEnd]);
    [old, now] = [oldEnd + 1, nowEnd + 1];
  }
  return found;
}
