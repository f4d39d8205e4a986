import { isDeepEqual, isFieldGroup } from "../../../../yaml/edit/steps.ts";
import { longestCommonSubsequence } from "../../merge/diff-texts.ts";

export type ValueList = readonly unknown[];

/** The index of one item in each of several lists; `undefined` if a list does not contain it. */
export type ItemTrace = readonly (number | undefined)[];

/** Follows each item through successive states of a list, even if the item changes. */
export function traceItems(lists: readonly ValueList[]): ItemTrace[] {
  let traces: ItemTrace[] = [];
  let before: ValueList = [];
  for (const [at, list] of lists.entries()) {
    const next = new Map(matchItems(before, list));
    const reached = new Set(next.values());
    const last = (trace: ItemTrace) => next.get(trace.at(-1) ?? -1);
    const fresh = list.flatMap((_, place): ItemTrace[] =>
      reached.has(place) ? [] : [[...new Array<undefined>(at), place]],
    );
    traces = [...traces.map((trace) => [...trace, last(trace)]), ...fresh];
    before = list;
  }
  return traces;
}

/**
 * Whether two values are probably states of the same thing: at least half of their fields are
 * equal.
 */
export function isSimilar(one: unknown, other: unknown): boolean {
  if (isDeepEqual(one, other)) return true;
  if (!isFieldGroup(one) || !isFieldGroup(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const isEqual = (name: string) =>
    Object.hasOwn(one, name) && Object.hasOwn(other, name) && isDeepEqual(one[name], other[name]);
  const equal = names.filter(isEqual).length;
  return equal > 0 && equal * 2 >= names.length;
}

/**
 * Pairs the items of two lists, and returns the pairs of indexes. Pairs equal items first, even if
 * they moved; then similar items between those; then the rest if their number is unchanged.
 */
function matchItems(before: ValueList, after: ValueList): [number, number][] {
  const kept = matchEqualItems(before, after);
  const moved = matchMovedItems(before, after, kept);
  const still = gapsBetween(kept, before.length, after.length).flatMap((gap) => {
    const old = gap.old.filter((at) => !moved.some(([from]) => from === at));
    const now = gap.now.filter((at) => !moved.some(([, to]) => to === at));
    const isPair = (from: number, to: number) => isSimilar(before[from], after[to]);
    return matchChangedItems(old, now, longestCommonSubsequence(old, now, isPair));
  });
  return [...kept, ...moved, ...still];
}

/**
 * Pairs equal items. It skips those at both ends first, because comparing long lists takes
 * quadratic time.
 */
function matchEqualItems(before: ValueList, after: ValueList): [number, number][] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isDeepEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isDeepEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const middle = (list: ValueList) => list.slice(head, list.length - tail);
  const inside = longestCommonSubsequence(middle(before), middle(after), isDeepEqual);
  return [
    ...indexRange(0, head).map((at): [number, number] => [at, at]),
    ...inside.map(([old, now]): [number, number] => [head + old, head + now]),
    ...indexRange(0, tail).map((at): [number, number] => [
      before.length - tail + at,
      after.length - tail + at,
    ]),
  ];
}

function matchMovedItems(before: ValueList, after: ValueList, kept: readonly [number, number][]) {
  const [old, now] = [new Set(before.keys()), new Set(after.keys())];
  for (const [from, to] of kept) {
    old.delete(from);
    now.delete(to);
  }
  const moved: [number, number][] = [];
  for (const to of now) {
    const from = [...old].find((at) => isDeepEqual(before[at], after[to]));
    if (from === undefined) continue;
    old.delete(from);
    moved.push([from, to]);
  }
  return moved;
}

/**
 * Extends pairs to the items between them if their number is unchanged. Returns pairs of values
 * from `old` and `now`.
 *
 * @param alike pairs of indexes into `old` and `now`
 */
function matchChangedItems(
  old: readonly number[],
  now: readonly number[],
  alike: readonly [number, number][],
): [number, number][] {
  const gaps = gapsBetween(alike, old.length, now.length);
  const rest = gaps
    .filter((gap) => gap.old.length === gap.now.length)
    .flatMap((gap) => gap.old.map((from, at): [number, number] => [from, gap.now[at] ?? 0]));
  return [...alike, ...rest].flatMap(([one, other]): [number, number][] => {
    const [from, to] = [old[one], now[other]];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
}

/** Returns the ranges of indexes between pairs. */
function gapsBetween(
  pairs: readonly [number, number][],
  oldLength: number,
  nowLength: number,
): { old: number[]; now: number[] }[] {
  let [from, to] = [0, 0];
  return [...pairs, [oldLength, nowLength] as const].map(([oldEnd, nowEnd]) => {
    const gap = { old: indexRange(from, oldEnd), now: indexRange(to, nowEnd) };
    [from, to] = [oldEnd + 1, nowEnd + 1];
    return gap;
  });
}

function indexRange(from: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at);
}
