import { isDeepEqual, isFieldGroup } from "../../../yaml/edit/steps.ts";
import { longestCommonSubsequence } from "./diff-texts.ts";

/** A merged value; `undefined` for a missing field or item. */
interface MergedValue {
  value: unknown;
}

/**
 * Merges the changes of both sides to a base value (three-way merge).
 *
 * @returns `undefined` if both sides changed the same field or item differently, or inserted
 *   different items at the same position
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): MergedValue | undefined {
  if (isDeepEqual(mine, theirs) || isDeepEqual(base, theirs)) return { value: mine };
  if (isDeepEqual(base, mine)) return { value: theirs };
  if (isFieldGroup(base) && isFieldGroup(mine) && isFieldGroup(theirs))
    return mergeFieldGroups(base, mine, theirs);
  const isLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
  return isLists ? mergeLists(base, mine, theirs) : undefined;
}

type ValuesByFieldName = Readonly<Record<string, unknown>>;

function mergeFieldGroups(
  base: ValuesByFieldName,
  mine: ValuesByFieldName,
  theirs: ValuesByFieldName,
): MergedValue | undefined {
  const fields: Record<string, unknown> = {};
  const names = new Set([base, mine, theirs].flatMap(Object.keys));
  for (const name of names) {
    const merged = mergeValues(
      getOwnValue(base, name),
      getOwnValue(mine, name),
      getOwnValue(theirs, name),
    );
    if (!merged) return undefined;
    if (merged.value !== undefined) fields[name] = merged.value;
  }
  return { value: fields };
}

function getOwnValue(group: ValuesByFieldName, name: string): unknown {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

/** The changes to a list: the new state of each base item, and the items inserted before it. */
interface ListChanges {
  /** `undefined` for a removed item. */
  items: unknown[];
  /** Has one entry more than `items`. The last entry is appended. */
  inserted: unknown[][];
}

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): MergedValue | undefined {
  const [my, their] = [findListChanges(base, mine), findListChanges(base, theirs)];
  const list: unknown[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    const [came, also] = [my.inserted[at] ?? [], their.inserted[at] ?? []];
    if (came.length > 0 && also.length > 0 && !isDeepEqual(came, also)) return undefined;
    list.push(...(came.length > 0 ? came : also));
    if (at === base.length) break;
    const merged = mergeValues(base[at], my.items[at], their.items[at]);
    if (!merged) return undefined;
    if (merged.value !== undefined) list.push(merged.value);
  }
  return { value: list };
}

function findListChanges(base: readonly unknown[], now: readonly unknown[]): ListChanges {
  const course: ListChanges = { items: base.map(() => undefined), inserted: [[]] };
  for (const _ of base) course.inserted.push([]);
  let [old, next] = [0, 0];
  const kept = longestCommonSubsequence(base, now, isDeepEqual);
  for (const [oldEnd, nextEnd] of [...kept, [base.length, now.length] as const]) {
    // If the number is unchanged, the items were edited; otherwise some were removed and others
    // inserted.
    if (oldEnd - old === nextEnd - next) {
      for (let at = 0; old + at < oldEnd; at += 1) course.items[old + at] = now[next + at];
    } else course.inserted[old] = now.slice(next, nextEnd);
    if (oldEnd < base.length) course.items[oldEnd] = now[nextEnd];
    [old, next] = [oldEnd + 1, nextEnd + 1];
  }
  return course;
}
