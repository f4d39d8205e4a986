import { pointer } from "../../../../text/pointer.ts";
import type { Course, Decide } from "./difference.ts";
import { itemPairs, type Pair } from "./item-pairs.ts";

type List = readonly unknown[];

/** A list at some moments. */
type ListCourse = Course & { before: List; after: List };

/** An item of the mixed list, with its places in the earlier and in the later one. */
interface Item {
  old?: number;
  now?: number;
  value: unknown;
}

/**
 * An earlier list with some of its differences from a later one.
 *
 * @param mix makes the value of an item that is in both
 */
export function mixedList(
  { before, between, after }: ListCourse,
  decide: Decide,
  path: string,
  mix: (course: Course, path: string) => unknown,
): unknown[] {
  const lists = between.filter((each) => Array.isArray(each));
  const pairs = itemPairs(before, [...lists, after]);
  const ends = pairs.map((pair): [number, number] => [pair[0], pair.at(-1) ?? 0]);
  const gapOf = lists.length > 0 ? () => undefined : gaps(ends, path);
  const stayed = pairs.map((pair): Item => {
    const [old, now] = [pair[0], pair.at(-1) ?? 0];
    const course = { before: before[old], between: statesOf(pair, lists), after: after[now] };
    return { old, now, value: mix(course, pointer(path, now)) };
  });
  const gone = rest(before, ends, 0).filter(({ at, value }) => {
    const [id, gap] = [`-${pointer(path, at)}`, gapOf("old", at)];
    return !decide({ id, path, before: value, after: undefined, gap });
  });
  const come = rest(after, ends, 1).filter(({ at, value }) => {
    const [id, gap] = [pointer(path, at), gapOf("now", at)];
    return decide({ id, path: id, before: undefined, after: value, gap });
  });
  const items = [
    ...stayed,
    ...gone.map(({ at, value }): Item => ({ old: at, value })),
    ...come.map(({ at, value }): Item => ({ now: at, value })),
  ];
  const isMoved = ends.some(([old], at) => ends.slice(0, at).some(([other]) => other > old));
  const order = { id: `>${path}`, path, before, after };
  return arranged(items, !isMoved || decide(order) ? "now" : "old").map(({ value }) => value);
}

function statesOf(pair: Pair, lists: readonly List[]): unknown[] {
  return lists.map((list, at) => list[pair[at + 1] ?? 0]);
}

/** The items of a list that are in no pair. */
function rest(list: List, ends: readonly [number, number][], side: 0 | 1) {
  const taken = new Set(ends.map((each) => each[side]));
  return list.map((value, at) => ({ at, value })).filter(({ at }) => !taken.has(at));
}

/** Names the gap of an item by the pair in front of it. */
function gaps(ends: readonly [number, number][], path: string) {
  return (side: "old" | "now", at: number): string => {
    const own = side === "old" ? 0 : 1;
    const front = ends.filter((each) => each[own] < at).toSorted((a, b) => b[own] - a[own])[0];
    return `${path}:${front?.[0] ?? ""}`;
  };
}

/** Items in the order of one list; those that it does not have come behind their neighbour in the other one. */
function arranged(items: readonly Item[], by: "old" | "now"): Item[] {
  const other = by === "now" ? "old" : "now";
  const placeOf = (item: Item, side: "old" | "now") => item[side] ?? -1;
  const inOrder = items.filter((item) => item[by] !== undefined);
  const list = inOrder.toSorted((a, b) => placeOf(a, by) - placeOf(b, by));
  const others = items.filter((item) => item[by] === undefined);
  for (const item of others.toSorted((a, b) => placeOf(a, other) - placeOf(b, other))) {
    const fronts = list.filter((each) => placeOf(each, other) < placeOf(item, other));
    const front = fronts.toSorted((a, b) => placeOf(b, other) - placeOf(a, other))[0];
    list.splice(front ? list.indexOf(front) + 1 : 0, 0, item);
  }
  return list;
}
