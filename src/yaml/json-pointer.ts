/** Appends a step to a JSON Pointer: ("/blocks", 0) → "/blocks/0". */
export function pointer(parent: string, step: string | number): string {
  const text = String(step);
  return `${parent}/${/[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text}`;
}

/** Returns the steps of a JSON Pointer: "/blocks/0/title" → ["blocks", "0", "title"]. */
export function splitPointer(path: string): string[] {
  const steps = path.split("/").slice(1);
  if (!path.includes("~")) return steps;
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the JSON Pointer of the value that contains this one; `""` for the file. */
export function parentPointer(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Returns the value at a JSON Pointer, or `undefined` if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  // A fast path for the usual case: one step without escapes.
  if (/^\/\w+$/.test(path)) return childValue(value, path.slice(1));
  return splitPointer(path).reduce(childValue, value);
}

/**
 * Returns the field names of a group or the indexes of a list, and none for any other value. For a
 * string, `Object.keys` would return the indexes of its letters.
 */
export function childKeys(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** Returns the value of a field or list entry, or `undefined` if there is none. */
export function childValue(value: unknown, step: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
