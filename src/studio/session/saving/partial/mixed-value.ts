import { isGroup, same } from "../../../../yaml/edit/model.ts";
import { pointer } from "../../../../yaml/pointer.ts";
import { type Course, type Decide, type Place, statesOfKind, stepsOf } from "./difference.ts";
import { mixedList } from "./mixed-list.ts";

/**
 * Applies some of the differences between two values to the earlier one. Each changed field,
 * added item, removed item and reordering is a separate difference.
 */
export function mixedValue(course: Course, decide: Decide, place = top): unknown {
  const { before, after } = course;
  if (same(before, after)) return after;
  if (isGroup(before) && isGroup(after))
    return mixedGroup({ ...course, before, after }, decide, place);
  if (Array.isArray(before) && Array.isArray(after))
    return mixedList({ ...course, before, after }, decide, place, (item, at) =>
      mixedValue(item, decide, at),
    );
  const difference = { ...place, id: place.path, before, after, steps: stepsOf(course) };
  return decide(difference) ? after : before;
}

const top: Place = { path: "", origin: "" };

type Group = Readonly<Record<string, unknown>>;

function mixedGroup(
  { before, between, after }: Course & { before: Group; after: Group },
  decide: Decide,
  { path, origin }: Place,
): Group {
  const mixed: Record<string, unknown> = {};
  const groups = statesOfKind(before, between, isGroup);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = (group: Group) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const course = { before: field(before), between: groups.map(field), after: field(after) };
    const place = { path: pointer(path, name), origin: pointer(origin, name) };
    const value = mixedValue(course, decide, place);
    if (value !== undefined) mixed[name] = value;
  }
  return mixed;
}
