import { pointer } from "../../../../text/pointer.ts";
import { isGroup, same } from "../../../../text/surgery/model.ts";
import { type Course, type Decide, statesOfKind, stepsOf } from "./difference.ts";
import { mixedList } from "./mixed-list.ts";

/**
 * The earlier value with some of its differences from a later one. Each field, each item that came and each item that
 * went is a difference of its own, and so is the order of the items that stay.
 */
export function mixedValue(course: Course, decide: Decide, path = ""): unknown {
  const { before, after } = course;
  if (same(before, after)) return after;
  if (isGroup(before) && isGroup(after))
    return mixedGroup({ ...course, before, after }, decide, path);
  if (Array.isArray(before) && Array.isArray(after))
    return mixedList({ ...course, before, after }, decide, path, (item, place) =>
      mixedValue(item, decide, place),
    );
  return decide({ id: path, path, before, after, steps: stepsOf(course) }) ? after : before;
}

type Group = Readonly<Record<string, unknown>>;

function mixedGroup(
  { before, between, after }: Course & { before: Group; after: Group },
  decide: Decide,
  path: string,
): Group {
  const mixed: Record<string, unknown> = {};
  const groups = statesOfKind(before, between, isGroup);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = (group: Group) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const course = { before: field(before), between: groups.map(field), after: field(after) };
    const value = mixedValue(course, decide, pointer(path, name));
    if (value !== undefined) mixed[name] = value;
  }
  return mixed;
}
