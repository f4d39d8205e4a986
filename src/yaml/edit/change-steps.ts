import { parentPointer, pointer, valueAt } from "../json-pointer.ts";
import type {
  Change,
  EditFailure,
  EditFailureReason,
  InsertChange,
  Json,
  SetChange,
} from "./change.ts";
import {
  applyStep,
  type ChangeStep,
  invalidValueReason,
  isDeepEqual,
  isFieldGroup,
  isForbiddenKey,
  isNonEmptyContainer,
  lastPointerSegment,
} from "./steps.ts";

/**
 * Returns the steps of a change to a value, in order, or the reason why the change cannot be made.
 */
export function changeToSteps(value: unknown, change: Change): ChangeStep[] | EditFailure {
  const { path } = change;
  const refuse = (refused: EditFailureReason): EditFailure => ({ refused, path });
  const fault = "value" in change ? invalidValueReason(change.value) : undefined;
  if (fault) return refuse(fault);
  if (change.kind === "set") return stepsForSet(value, change);
  if (change.kind === "insert") return stepsForInsert(value, change);
  if (valueAt(value, path) === undefined || path === "") return refuse("missing");
  if (change.kind === "remove") return [{ kind: "remove", path }];
  const parent = valueAt(value, parentPointer(path));
  if (change.kind === "rename-key" && isForbiddenKey(change.name)) return refuse("name-forbidden");
  if (change.kind === "rename-key")
    return stepsForRename(parent, path, change.name) ?? refuse("name-taken");
  if (!Array.isArray(parent)) return refuse("no-list");
  return stepsForMoveOrDuplicate(value, parent, change);
}

function stepsForRename(parent: unknown, path: string, name: string): ChangeStep[] | undefined {
  if (!isFieldGroup(parent) || (Object.hasOwn(parent, name) && name !== lastPointerSegment(path)))
    return undefined;
  return name === lastPointerSegment(path) ? [] : [{ kind: "rename", path, name }];
}

function stepsForMoveOrDuplicate(
  value: unknown,
  list: readonly unknown[],
  change: Extract<Change, { kind: "move" | "duplicate" }>,
): ChangeStep[] | EditFailure {
  const parent = parentPointer(change.path);
  const index = Number(lastPointerSegment(change.path));
  if (change.kind === "duplicate")
    return stepsForDuplicate(value, parent, index, change.changes ?? {});
  const isPlace = Number.isInteger(change.to) && change.to >= 0 && change.to < list.length;
  if (!isPlace) return { refused: "missing", path: change.path };
  return change.to === index ? [] : [{ kind: "move", parent, from: index, to: change.to }];
}

/** Returns the steps that duplicate an item and then change the copy. */
function stepsForDuplicate(
  value: unknown,
  parent: string,
  index: number,
  changes: Readonly<Record<string, Json>>,
): ChangeStep[] | EditFailure {
  const steps: ChangeStep[] = [{ kind: "duplicate", parent, index }];
  for (const [inner, each] of Object.entries(changes)) {
    const path = `${pointer(parent, index + 1)}${inner}`;
    const more = changeToSteps(steps.reduce(applyStep, value), { kind: "set", path, value: each });
    if ("refused" in more) return more;
    steps.push(...more);
  }
  return steps;
}

function stepsForSet(value: unknown, change: SetChange): ChangeStep[] | EditFailure {
  const { path } = change;
  const old = valueAt(value, path);
  if (old !== undefined || path === "") return diffValues(old, change.value, path);
  return stepsForInsert(value, { ...change, kind: "insert" });
}

/** Returns the steps that turn one value into another. Equal parts get no step. */
function diffValues(old: unknown, value: Json, path: string): ChangeStep[] {
  if (isDeepEqual(old, value)) return [];
  if (isNonEmptyContainer(old) && isNonEmptyContainer(value)) {
    if (Array.isArray(old) && Array.isArray(value)) return diffLists(old, value, path);
    if (isFieldGroup(old) && isFieldGroup(value)) return diffGroups(old, value, path);
  }
  return [{ kind: "set", path, value }];
}

type GroupFieldValues = Readonly<Record<string, unknown>>;

function diffGroups(old: GroupFieldValues, value: GroupFieldValues, path: string): ChangeStep[] {
  const order = Object.keys(value);
  let names = Object.keys(old);
  const steps: ChangeStep[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (Object.hasOwn(old, name)) {
      steps.push(...diffValues(old[name], inner as Json, pointer(path, name)));
      continue;
    }
    const index = insertionIndex(names, name, order);
    steps.push({ kind: "insert", parent: path, index, name, value: inner as Json });
    names = names.toSpliced(index, 0, name);
  }
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(value, name));
  return [
    ...steps,
    ...gone.map((name): ChangeStep => ({ kind: "remove", path: pointer(path, name) })),
  ];
}

function diffLists(old: readonly unknown[], value: readonly Json[], path: string): ChangeStep[] {
  let from = 0;
  while (from < Math.min(old.length, value.length) && isDeepEqual(old[from], value[from]))
    from += 1;
  let [to, until] = [old.length, value.length];
  for (; to > from && until > from && isDeepEqual(old[to - 1], value[until - 1]); to -= 1)
    until -= 1;
  const both = Math.min(to, until);
  const steps = value.slice(from, both).flatMap((item, index) => {
    return diffValues(old[from + index], item, pointer(path, from + index));
  });
  for (let index = both; index < until; index += 1)
    steps.push({ kind: "insert", parent: path, index, value: value[index] ?? null });
  for (let index = to - 1; index >= both; index -= 1)
    steps.push({ kind: "remove", path: pointer(path, index) });
  return steps;
}

/**
 * Returns the index of a new field in a group: after the nearest field that precedes it in `order`,
 * else before the first one that follows it, else last.
 */
function insertionIndex(
  names: readonly string[],
  name: string,
  order: readonly string[] = [],
): number {
  const rank = order.indexOf(name);
  if (rank < 0) return names.length;
  for (const before of order.slice(0, rank).reverse())
    if (names.includes(before)) return names.indexOf(before) + 1;
  const places = order.slice(rank + 1).map((after) => names.indexOf(after));
  return Math.min(names.length, ...places.filter((place) => place >= 0));
}

function stepsForInsert(value: unknown, change: InsertChange): ChangeStep[] | EditFailure {
  const { path } = change;
  if (path === "") return { refused: "missing", path };
  const parent = valueAt(value, parentPointer(path));
  const step = lastPointerSegment(path);
  if (parent === undefined || parent === null) return stepsForMissingContainer(value, change, step);
  if (Array.isArray(parent)) return stepsForInsertItem(parent, change, step);
  if (!isFieldGroup(parent)) return { refused: "no-container", path };
  if (isForbiddenKey(step)) return { refused: "name-forbidden", path };
  if (Object.hasOwn(parent, step)) return { refused: "name-taken", path };
  const names = Object.keys(parent);
  const before = names.indexOf(change.before ?? "");
  const index = before >= 0 ? before : insertionIndex(names, step, change.order);
  return [{ kind: "insert", parent: parentPointer(path), index, name: step, value: change.value }];
}

function stepsForInsertItem(
  list: readonly unknown[],
  change: InsertChange,
  step: string,
): ChangeStep[] | EditFailure {
  const { path, value } = change;
  const index = step === "-" ? list.length : Number(step);
  const isPlace = /^(?:-|0|[1-9]\d*)$/.test(step) && index <= list.length;
  if (!isPlace) return { refused: "missing", path };
  return [{ kind: "insert", parent: parentPointer(path), index, value }];
}

/** Returns the steps that create a missing container together with its new value. */
function stepsForMissingContainer(
  value: unknown,
  change: InsertChange,
  step: string,
): ChangeStep[] | EditFailure {
  const path = parentPointer(change.path);
  const isItem = step === "-" || step === "0";
  if (!isItem && isForbiddenKey(step)) return { refused: "name-forbidden", path: change.path };
  const holder: Json = isItem ? [change.value] : { [step]: change.value };
  if (valueAt(value, path) === null || path === "") return [{ kind: "set", path, value: holder }];
  return stepsForInsert(value, { kind: "insert", path, value: holder, order: change.order });
}
