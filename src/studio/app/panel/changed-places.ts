import { childValue, pointer } from "../../../yaml/pointer.ts";

/** A place of a file, with what it says on the disk and in the studio. */
export interface ChangedPlace {
  file: string;
  path: string;
  before: unknown;
  now: unknown;
}

/**
 * The places at which two values of a file differ, as deep inside as they do. A list with another number of items
 * differs as a whole: nobody knows which item became which.
 */
export function changedIn(file: string, before: unknown, now: unknown, path = ""): ChangedPlace[] {
  if (Object.is(before, now)) return [];
  const names = namesIn(before, now);
  if (!names) return [{ file, path, before, now }];
  return names.flatMap((name) => {
    const [first, second] = [childValue(before, name), childValue(now, name)];
    return changedIn(file, first, second, pointer(path, name));
  });
}

/** The names under which two values hold others; nothing where only one of them is of that kind. */
function namesIn(before: unknown, now: unknown): string[] | undefined {
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return undefined;
  const [isList, isListNow] = [Array.isArray(before), Array.isArray(now)];
  const [own, names] = [Object.keys(before), Object.keys(now)];
  if (isList !== isListNow || (isList && own.length !== names.length)) return undefined;
  return [...new Set([...own, ...names])];
}
