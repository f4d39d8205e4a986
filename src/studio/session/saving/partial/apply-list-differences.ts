import { pointer } from "../../../../yaml/json-pointer.ts";
import {
  carryForwardStates,
  type DifferenceFilter,
  findChangingSteps,
  type ValueHistory,
  type ValuePaths,
} from "./difference.ts";
import { type ItemTrace, traceItems, type ValueList } from "./trace-items.ts";

/** The states of a list over time. */
type ListHistory = ValueHistory & { before: ValueList; after: ValueList };

/** An item with its index in the earlier and in the later list. */
interface PlacedListItem {
  old?: number;
  now?: number;
  value: unknown;
}

/**
 * Applies some of the differences between two lists to the earlier one.
 *
 * @param mergeValue computes the value of an item that is in both lists
 */
export function applyListDifferences(
  { before, between, after }: ListHistory,
  decide: DifferenceFilter,
  { path, origin }: ValuePaths,
  mergeValue: (course: ValueHistory, place: ValuePaths) => unknown,
): unknown[] {
  const states = carryForwardStates(before, between, (state): state is ValueList =>
    Array.isArray(state),
  );
  const lists = [before, ...states, after];
  const traces = traceItems(lists);
  const stayed = traces.filter((trace) => !trace.includes(undefined));
  const items = traces.flatMap((trace): PlacedListItem[] => {
    const [old, now] = [trace.at(0), trace.at(-1)];
    // Only an intermediate state has this item.
    if (old === undefined && now === undefined) return [];
    const course = itemHistory(trace, lists);
    const place = {
      path: now === undefined ? path : pointer(path, now),
      origin: old === undefined ? origin : pointer(origin, old),
    };
    if (old !== undefined && now !== undefined)
      return [{ old, now, value: mergeValue(course, place) }];
    const id = now === undefined ? `-${pointer(path, old ?? 0)}` : place.path;
    const gap = gapKey(stayed, { old, now }, path);
    const isTaken = decide({ ...place, ...course, id, steps: findChangingSteps(course), gap });
    return isTaken === (old === undefined)
      ? [{ old, now, value: course.after ?? course.before }]
      : [];
  });
  const order = { id: `>${path}`, path, origin, before, after, steps: reorderingSteps(stayed) };
  const isMoved = reorderingSteps(stayed.map((trace) => [trace.at(0), trace.at(-1)])).length > 0;
  return sortItems(items, isMoved && !decide(order) ? "old" : "now").map(({ value }) => value);
}

/** Returns the states of an item; `undefined` while the list does not contain it. */
function itemHistory(trace: ItemTrace, lists: readonly ValueList[]): ValueHistory {
  const values = trace.map((place, at) => (place === undefined ? undefined : lists[at]?.[place]));
  return { before: values[0], between: values.slice(1, -1), after: values.at(-1) };
}

/** Returns a key for the gap that contains an item, derived from the stable item before it. */
function gapKey(
  stableItems: readonly ItemTrace[],
  { old, now }: Omit<PlacedListItem, "value">,
  path: string,
): string {
  const [side, own] = now === undefined ? [0, old ?? 0] : [-1, now];
  const front = stableItems
    .filter((trace) => (trace.at(side) ?? 0) < own)
    .toSorted((a, b) => (b.at(side) ?? 0) - (a.at(side) ?? 0))[0];
  return `${path}:${front?.[0] ?? ""}`;
}

/** Returns the steps that changed the order of the stable items. */
function reorderingSteps(stableItems: readonly ItemTrace[]): number[] {
  const count = (stableItems[0]?.length ?? 1) - 1;
  return Array.from({ length: count }, (_, step) => step).filter((step) => {
    const inOrder = stableItems.toSorted((a, b) => (a[step] ?? 0) - (b[step] ?? 0));
    const places = inOrder.map((trace) => trace[step + 1] ?? 0);
    return places.some((place, at) => place < (places[at - 1] ?? 0));
  });
}

/**
 * Sorts items in the order of one list. An item that this list does not contain follows its
 * neighbour from the other list.
 */
function sortItems(items: readonly PlacedListItem[], by: "old" | "now"): PlacedListItem[] {
  const other = by === "now" ? "old" : "now";
  const placeOf = (item: PlacedListItem, side: "old" | "now") => item[side] ?? -1;
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
