import { pointer, splitPointer, valueAt } from "../json-pointer.ts";
import { forbiddenKeys } from "../parse/tree.ts";
import type { EditFailureReason, Json } from "./change.ts";

/** An elementary change at one path. Every change consists of such steps. */
export type ChangeStep =
  | { kind: "set"; path: string; value: Json }
  | { kind: "insert"; parent: string; index: number; name?: string; value: Json }
  | { kind: "remove"; path: string }
  | { kind: "move"; parent: string; from: number; to: number }
  | { kind: "duplicate"; parent: string; index: number }
  | { kind: "rename"; path: string; name: string };

type FieldsByName = Readonly<Record<string, unknown>>;

/** Whether a value is a group of fields. */
export function isFieldGroup(value: unknown): value is FieldsByName {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a list or a group that is not empty. */
export function isNonEmptyContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** Whether two values are deeply equal. The order of fields does not matter. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]));
  if (!isFieldGroup(a) || !isFieldGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isDeepEqual(a[name], b[name]))
  );
}

/** Returns why a file cannot contain a value, or `undefined` if it can. */
export function invalidValueReason(value: unknown): EditFailureReason | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "no-value";
  if (Array.isArray(value)) return firstInvalidValueReason(value);
  if (!isFieldGroup(value)) return "no-value";
  return Object.keys(value).some(isForbiddenKey)
    ? "name-forbidden"
    : firstInvalidValueReason(Object.values(value));
}

function firstInvalidValueReason(values: readonly unknown[]): EditFailureReason | undefined {
  for (const value of values) {
    const fault = invalidValueReason(value);
    if (fault) return fault;
  }
  return undefined;
}

/** Whether a name is forbidden for fields. */
export function isForbiddenKey(name: string): boolean {
  return name === "" || forbiddenKeys.includes(name);
}

/** Returns the value of a file after a step. The step must be possible. */
export function applyStep(value: unknown, step: ChangeStep): unknown {
  if (step.kind === "set") return replaceValueAt(value, splitPointer(step.path), () => step.value);
  const path =
    step.kind === "remove" || step.kind === "rename" ? parentPath(step.path) : step.parent;
  return replaceValueAt(value, splitPointer(path), (parent) => applyStepToParent(parent, step));
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function applyStepToParent(parent: unknown, step: Exclude<ChangeStep, { kind: "set" }>): unknown {
  if (step.kind === "rename") return renameField(parent, lastPointerSegment(step.path), step.name);
  if (step.kind === "remove") return removeChild(parent, lastPointerSegment(step.path));
  if (step.kind === "insert" && step.name !== undefined)
    return { ...Object(parent), [step.name]: step.value };
  const items: readonly unknown[] = Array.isArray(parent) ? parent : [];
  if (step.kind === "insert") return items.toSpliced(step.index, 0, step.value);
  if (step.kind === "duplicate") return items.toSpliced(step.index, 0, items[step.index]);
  return items.toSpliced(step.from, 1).toSpliced(step.to, 0, items[step.from]);
}

/** Returns the last part of a path: the name of a field or the number of an item. */
export function lastPointerSegment(path: string): string {
  return splitPointer(path).at(-1) ?? "";
}

function renameField(group: unknown, from: string, to: string): unknown {
  const fields = Object.entries(Object(group)).map(([name, value]) => [
    name === from ? to : name,
    value,
  ]);
  return Object.fromEntries(fields);
}

function removeChild(parent: unknown, step: string): unknown {
  if (Array.isArray(parent)) return parent.toSpliced(Number(step), 1);
  return Object.fromEntries(Object.entries(Object(parent)).filter(([name]) => name !== step));
}

function replaceValueAt(
  value: unknown,
  steps: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  const inner = replaceValueAt(valueAt(value, pointer("", step)), rest, change);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  return { ...Object(value), [step]: inner };
}
