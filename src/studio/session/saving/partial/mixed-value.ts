import { pointer } from "../../../../text/pointer.ts";
import { isGroup, same } from "../../../../text/surgery/model.ts";
import { itemPairs } from "./item-pairs.ts";

/** One difference between two values that can be taken without the others. */
export interface Difference {
  /** Names it among the differences of these two values. */
  id: string;
  /** JSON Pointer in the later value; of an item that went, its list. */
  path: string;
  /** `undefined` of a field or an item that is new. */
  before: unknown;
  /** `undefined` of a field or an item that went. */
  after: unknown;
}

/** Whether a difference is taken from the later value. */
export type Decide = (difference: Difference) => boolean;

/** A value at some moments, each of which comes from the one before. */
export interface Course {
  before: unknown;
  /** Known states between: they tell which item became which. */
  between: readonly unknown[];
  after: unknown;
}

/**
 * The earlier value with some of its differences from a later one. Each field, each item that came and each item that
 * went is a difference of its own; the order of items is that of the later value.
 */
export function mixedValue(course: Course, decide: Decide, path = ""): unknown {
  const { before, after } = course;
  if (same(before, after)) return after;
  if (isGroup(before) && isGroup(after))
    return mixedGroup({ ...course, before, after }, decide, path);
  if (Array.isArray(before) && Array.isArray(after))
    return mixedList({ ...course, before, after }, decide, path);
  return decide({ id: path, path, before, after }) ? after : before;
}

type Group = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

function mixedGroup(
  { before, between, after }: Course & { before: Group; after: Group },
  decide: Decide,
  path: string,
): Group {
  const mixed: Record<string, unknown> = {};
  const groups = between.filter(isGroup);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = (group: Group) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const course = { before: field(before), between: groups.map(field), after: field(after) };
    const value = mixedValue(course, decide, pointer(path, name));
    if (value !== undefined) mixed[name] = value;
  }
  return mixed;
}

function mixedList(
  { before, between, after }: Course & { before: List; after: List },
  decide: Decide,
  path: string,
): unknown[] {
  const lists = between.filter((each) => Array.isArray(each));
  const mixed: unknown[] = [];
  let [from, to] = [0, 0];
  for (const pair of itemPairs(before, [...lists, after])) {
    const [old, now] = [pair[0], pair.at(-1) ?? 0];
    const gap = { before: before.slice(from, old), after: after.slice(to, now), from, to };
    mixed.push(...mixedGap(gap, decide, path));
    const states = lists.map((list, at): unknown => list[pair[at + 1] ?? 0]);
    const course = { before: before[old], between: states, after: after[now] };
    mixed.push(mixedValue(course, decide, pointer(path, now)));
    [from, to] = [old + 1, now + 1];
  }
  const rest = { before: before.slice(from), after: after.slice(to), from, to };
  return [...mixed, ...mixedGap(rest, decide, path)];
}

/** Items of which none became another one. */
interface Gap {
  before: List;
  after: List;
  /** Where they begin in their lists. */
  from: number;
  to: number;
}

/** Where items went and others came, nobody knows what took the place of what: all or none. */
function mixedGap({ before, after, from, to }: Gap, decide: Decide, path: string): List {
  if (before.length > 0 && after.length > 0)
    return decide({ id: `~${pointer(path, from)}`, path, before, after }) ? after : before;
  const come = after.filter((item, at) => {
    const place = pointer(path, to + at);
    return decide({ id: place, path: place, before: undefined, after: item });
  });
  const stay = before.filter((item, at) => {
    const id = `-${pointer(path, from + at)}`;
    return !decide({ id, path, before: item, after: undefined });
  });
  return [...stay, ...come];
}
