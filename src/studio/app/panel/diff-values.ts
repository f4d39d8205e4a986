import { childValue, pointer } from "../../../yaml/json-pointer.ts";

/** A changed place in a file: its value on the disk and in the studio. */
export interface ChangedValue {
  file: string;
  path: string;
  before: unknown;
  now: unknown;
}

/**
 * Compares two values of a file recursively. A list whose length has changed counts as one change,
 * because its items cannot be matched.
 */
export function diffValues(file: string, before: unknown, now: unknown, path = ""): ChangedValue[] {
  if (Object.is(before, now)) return [];
  const names = comparableKeys(before, now);
  if (!names) return [{ file, path, before, now }];
  return names.flatMap((name) => {
    const [first, second] = [childValue(before, name), childValue(now, name)];
    return diffValues(file, first, second, pointer(path, name));
  });
}

/** Returns the keys of two objects or two lists; `undefined` if they cannot be compared by key. */
function comparableKeys(before: unknown, now: unknown): string[] | undefined {
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return undefined;
  const [isList, isListNow] = [Array.isArray(before), Array.isArray(now)];
  const [own, names] = [Object.keys(before), Object.keys(now)];
  if (isList !== isListNow || (isList && own.length !== names.length)) return undefined;
  return [...new Set([...own, ...names])];
}
