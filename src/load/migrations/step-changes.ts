import { migrationStrings as strings } from "#lang/load/migrations/strings";
import type { Change } from "../../yaml/edit/change.ts";
import { isDeepEqual, isFieldGroup } from "../../yaml/edit/steps.ts";
import { pointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { MigrationAction, Step, StepChanges } from "./migration-step-types.ts";

/** The changes of a step in one file, with the old and new paths of moved values. */
export interface TrackedChanges extends StepChanges {
  moved: readonly { from: string; to: string }[];
}

/**
 * Returns the changes that a step makes in one file, with sentences that describe them. Returns
 * none if the file is current.
 *
 * @param value the value of the file, not yet validated
 * @param file the name of the file in messages
 */
export function findStepChanges(
  step: Step,
  schemaId: string,
  value: unknown,
  file: string,
): TrackedChanges[] {
  const { act } = step;
  const places = targetPaths(step.in, schemaId, value);
  if ("work" in act)
    return places
      .flatMap((path) => act.work(valueAt(value, path), path, value))
      .map((made) => ({ ...made, moved: [] }));
  const done = places
    .map((path) => actionChanges(act, valueAt(value, path), path))
    .filter(hasChanges);
  if (done.length === 0) return [];
  const changes = done.flatMap((each) => each.changes);
  const moved = done.flatMap((each) => each.moved);
  return [{ changes, moved, said: describeAction(act, file, done.length) }];
}

type FieldChanges = Pick<TrackedChanges, "changes" | "moved">;

function hasChanges({ changes }: FieldChanges): boolean {
  return changes.length > 0;
}

const pagesSchema = "page.json";

function targetPaths(where: Step["in"], schemaId: string, value: unknown): string[] {
  if ("schema" in where)
    return where.schema === schemaId ? matchingPaths(value, splitPointer(where.at ?? "")) : [];
  if (schemaId !== pagesSchema) return [];
  return matchingPaths(value, ["blocks", "*"]).filter((path) => {
    return valueAt(value, `${path}/type`) === where.block;
  });
}

/** Returns the paths of all objects that match a pattern. */
function matchingPaths(value: unknown, [step, ...rest]: readonly string[], path = ""): string[] {
  const now = valueAt(value, path);
  if (step === undefined) return isFieldGroup(now) ? [path] : [];
  if (typeof now !== "object" || now === null) return [];
  const names = step === "*" ? Object.keys(now) : [step];
  return names.flatMap((name) => matchingPaths(value, rest, pointer(path, name)));
}

function actionChanges(
  act: Exclude<MigrationAction, { work: unknown }>,
  value: unknown,
  path: string,
): FieldChanges {
  if ("rename" in act) return changesForRename(value, path, act.rename, act.to);
  if ("move" in act) return changesForMove(value, path, act.move, act.to);
  return { changes: fieldChanges(act, value, path), moved: [] };
}

function fieldChanges(
  act: Extract<MigrationAction, { set: string } | { remove: string } | { map: string }>,
  value: unknown,
  path: string,
): Change[] {
  if ("set" in act) {
    const isThere = valueAt(value, act.set) !== undefined;
    return isThere ? [] : [{ kind: "set", path: path + act.set, value: act.value }];
  }
  const now = valueAt(value, "remove" in act ? act.remove : act.map);
  if ("remove" in act) {
    const isMeant = now !== undefined && (act.value === undefined || isDeepEqual(now, act.value));
    return isMeant ? [{ kind: "remove", path: path + act.remove }] : [];
  }
  const other =
    typeof now === "string" && Object.hasOwn(act.values, now) ? act.values[now] : undefined;
  return other === undefined ? [] : [{ kind: "set", path: path + act.map, value: other }];
}

function changesForRename(value: unknown, path: string, from: string, name: string): FieldChanges {
  const to = pointer(from.slice(0, from.lastIndexOf("/")), name);
  if (valueAt(value, from) === undefined) return noChanges;
  if (valueAt(value, to) !== undefined) return changesForRemoval(path + from);
  return {
    changes: [{ kind: "rename-key", path: path + from, name }],
    moved: [{ from: path + from, to: path + to }],
  };
}

function changesForMove(value: unknown, path: string, from: string, to: string): FieldChanges {
  const now = valueAt(value, from);
  if (now === undefined) return noChanges;
  if (valueAt(value, to) !== undefined) return changesForRemoval(path + from);
  // The value of a parsed file is always JSON.
  const set = { kind: "set", path: path + to, value: now as never } as const;
  return {
    changes: [set, { kind: "remove", path: path + from }],
    moved: [{ from: path + from, to: path + to }],
  };
}

const noChanges: FieldChanges = { changes: [], moved: [] };

/** Removes the old field, because the new one already exists. */
function changesForRemoval(path: string): FieldChanges {
  return { changes: [{ kind: "remove", path }], moved: [] };
}

function describeAction(
  act: Exclude<MigrationAction, { work: unknown }>,
  file: string,
  count: number,
): string {
  const all = { file, count };
  if ("rename" in act) return strings.renamed({ ...all, from: dottedPath(act.rename), to: act.to });
  if ("move" in act)
    return strings.moved({ ...all, from: dottedPath(act.move), to: dottedPath(act.to) });
  if ("set" in act) return strings.set({ ...all, field: dottedPath(act.set) });
  if ("remove" in act) return strings.removed({ ...all, field: dottedPath(act.remove) });
  return strings.mapped({ ...all, field: dottedPath(act.map) });
}

/** Converts a JSON Pointer for messages: "/header/bar" → "header.bar". */
function dottedPath(field: string): string {
  return splitPointer(field).join(".");
}
