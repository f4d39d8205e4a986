import { isDeepEqual, isGroup } from "../../../../yaml/edit/steps.ts";
import { pointer } from "../../../../yaml/json-pointer.ts";
import { applyListDifferences } from "./apply-list-differences.ts";
import {
  changingSteps,
  type DifferenceFilter,
  statesOfKind,
  type ValueHistory,
  type ValuePaths,
} from "./difference.ts";

/**
 * Applies some of the differences between two values to the earlier one. Each changed field,
 * added item, removed item and reordering is a separate difference.
 */
export function applyDifferences(
  course: ValueHistory,
  decide: DifferenceFilter,
  place = rootPaths,
): unknown {
  const { before, after } = course;
  if (isDeepEqual(before, after)) return after;
  if (isGroup(before) && isGroup(after))
    return applyGroupDifferences({ ...course, before, after }, decide, place);
  if (Array.isArray(before) && Array.isArray(after))
    return applyListDifferences({ ...course, before, after }, decide, place, (item, at) =>
      applyDifferences(item, decide, at),
    );
  const difference = { ...place, id: place.path, before, after, steps: changingSteps(course) };
  return decide(difference) ? after : before;
}

const rootPaths: ValuePaths = { path: "", origin: "" };

type Group = Readonly<Record<string, unknown>>;

function applyGroupDifferences(
  { before, between, after }: ValueHistory & { before: Group; after: Group },
  decide: DifferenceFilter,
  { path, origin }: ValuePaths,
): Group {
  const mixed: Record<string, unknown> = {};
  const groups = statesOfKind(before, between, isGroup);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = (group: Group) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const course = { before: field(before), between: groups.map(field), after: field(after) };
    const place = { path: pointer(path, name), origin: pointer(origin, name) };
    const value = applyDifferences(course, decide, place);
    if (value !== undefined) mixed[name] = value;
  }
  return mixed;
}
