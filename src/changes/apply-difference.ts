import { childValue, parentPointer, splitPointer, valueAt } from "../yaml/json-pointer.ts";
import type { Difference } from "./compare.ts";

/** Returns a copy of the older value with only this difference applied. */
export function applyDifference(value: unknown, difference: Difference): unknown {
  const { from, before, after } = difference;
  if (difference.kind === "reordered") return replaceAt(value, from, sortInOrderOf(before, after));
  return replaceEntry(value, from, before, after);
}

/** Returns a copy of the newer value with only this difference reverted. */
export function revertDifference(value: unknown, difference: Difference): unknown {
  const { to, before, after } = difference;
  if (difference.kind === "reordered") return replaceAt(value, to, sortInOrderOf(after, before));
  return replaceEntry(value, to, after, before);
}

/**
 * Replaces `current` with `next` at a path. In a list, inserts `next` if `current` is undefined,
 * and removes `current` if `next` is undefined.
 */
function replaceEntry(value: unknown, path: string, current: unknown, next: unknown): unknown {
  const parent = valueAt(value, parentPointer(path));
  if (!Array.isArray(parent) || path === "") return replaceAt(value, path, next);
  const index = Number(splitPointer(path).at(-1));
  const inserted = next === undefined ? [] : [next];
  const list = parent.toSpliced(index, current === undefined ? 0 : 1, ...inserted);
  return replaceAt(value, parentPointer(path), list);
}

/**
 * Returns a copy of a value in which the value at a path is replaced. `undefined` removes the
 * field.
 */
function replaceAt(value: unknown, path: string, next: unknown): unknown {
  return replaceAtSteps(value, splitPointer(path), next);
}

function replaceAtSteps(value: unknown, steps: readonly string[], next: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return next;
  const inner = replaceAtSteps(childValue(value, step), rest, next);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const fields = Object.entries({ ...(value as object), [step]: inner });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/**
 * Sorts the entries of a list in the order of another list. Entries that the other list lacks come
 * last.
 */
function sortInOrderOf(list: unknown, model: unknown): unknown[] {
  const places = (model as unknown[]).map(entryKey);
  const rank = (entry: unknown) => {
    const place = places.indexOf(entryKey(entry));
    return place < 0 ? places.length : place;
  };
  return [...(list as unknown[])].sort((a, b) => rank(a) - rank(b));
}

function entryKey(entry: unknown): string {
  const name = childValue(entry, "id") ?? childValue(entry, "type");
  return JSON.stringify(name ?? entry);
}
