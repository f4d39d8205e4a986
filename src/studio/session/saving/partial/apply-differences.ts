import { isDeepEqual, isFieldGroup } from "../../../../yaml/edit/steps.ts";
import { pointer } from "../../../../yaml/json-pointer.ts";
import { applyListDifferences } from "./apply-list-differences.ts";
import {
  carryForwardStates,
  type DifferenceFilter,
  findChangingSteps,
  type ValueHistory,
  type ValuePaths,
} from "./difference.ts";

/**
 * Applies some of the differences between two values to the earlier one. Each changed field,
 * added item, removed item and reordering is a separate difference.
 */
export function applyDifferences(
  history: ValueHistory,
  decide: DifferenceFilter,
  place = rootPaths,
): unknown {
  const { before, after } = history;
  if (isDeepEqual(before, after)) return after;
  if (isFieldGroup(before) && isFieldGroup(after))
    return applyGroupDifferences({ ...history, before, after }, decide, place);
  if (Array.isArray(before) && Array.isArray(after))
    return applyListDifferences({ ...history, before, after }, decide, place, (item, at) =>
      applyDifferences(item, decide, at),
    );
  const difference = { ...place, id: place.path, before, after, steps: findChangingSteps(history) };
  return decide(difference) ? after : before;
}

const rootPaths: ValuePaths = { path: "", origin: "" };

type FieldValues = Readonly<Record<string, unknown>>;

function applyGroupDifferences(
  { before, between, after }: ValueHistory & { before: FieldValues; after: FieldValues },
  decide: DifferenceFilter,
  { path, origin }: ValuePaths,
): FieldValues {
  const mixed: Record<string, unknown> = {};
  const groups = carryForwardStates(before, between, isFieldGroup);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = (group: FieldValues) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const course = { before: field(before), between: groups.map(field), after: field(after) };
    const place = { path: pointer(path, name), origin: pointer(origin, name) };
    const value = applyDifferences(course, decide, place);
    if (value !== undefined) mixed[name] = value;
  }
  return mixed;
}
