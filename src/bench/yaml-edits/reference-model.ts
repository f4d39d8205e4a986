import type { Change } from "../../yaml/edit/change.ts";

/** Compares two values deeply. Ignores key order. Compares numbers with `Object.is`. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Object.is(a, b);
  const names = Object.keys(a).sort();
  if (
    Array.isArray(a) !== Array.isArray(b) ||
    names.join("\n") !== Object.keys(b).sort().join("\n")
  )
    return false;
  return names.every((name) => isDeepEqual(Reflect.get(a, name), Reflect.get(b, name)));
}

/**
 * Applies a change to a copy of a value, as the reference implementation.
 *
 * @throws if the change does not fit the value
 */
export function applyToValue(value: unknown, change: Change): unknown {
  const holder = { root: structuredClone(value) };
  const steps = ["root", ...pointerSteps(change.path)];
  const last = steps.pop() ?? "";
  const parent: object = steps.reduce((inner: object, step) => Reflect.get(inner, step), holder);
  if (change.kind === "set") Reflect.set(parent, last, change.value);
  else if (change.kind === "rename-key") {
    Reflect.set(parent, change.name, Reflect.get(parent, last));
    Reflect.deleteProperty(parent, last);
  } else if (!Array.isArray(parent)) {
    if (change.kind === "insert") Reflect.set(parent, last, change.value);
    else Reflect.deleteProperty(parent, last);
  } else applyToList(parent, last === "-" ? parent.length : Number(last), change);
  return holder.root;
}

function applyToList(list: unknown[], index: number, change: Change): void {
  if (change.kind === "insert") list.splice(index, 0, change.value);
  if (change.kind === "remove") list.splice(index, 1);
  if (change.kind === "move") list.splice(change.to, 0, ...list.splice(index, 1));
  if (change.kind !== "duplicate") return;
  const copy: unknown = structuredClone(list[index]);
  for (const [path, value] of Object.entries(change.changes ?? {}))
    Reflect.set(Object(copy), path.slice(1), value);
  list.splice(index + 1, 0, copy);
}

/** Splits a JSON Pointer into unescaped segments. */
export function pointerSteps(path: string): string[] {
  const steps = path.split("/").slice(1);
  return steps.map((step) => step.replace(/~[01]/g, (sign) => (sign === "~0" ? "~" : "/")));
}
