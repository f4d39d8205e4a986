import type { Change } from "../../yaml/edit/change.ts";
import { isGroup, same } from "../../yaml/edit/model.ts";
import { pointer, stepsOf, valueAt } from "../../yaml/pointer.ts";
import type { Act, Made, Step } from "./content-step.ts";
import { migrationWords as words } from "./words.pt-br.ts";

/** Changes of a step in one file, and where values stand since that stood elsewhere before. */
export interface StepMade extends Made {
  moved: readonly { from: string; to: string }[];
}

/**
 * The changes of a step in one file, with sentences; empty if the file is current.
 *
 * @param value that of the file, which may be anything
 * @param file as sentences name it
 */
export function changesOf(step: Step, schemaId: string, value: unknown, file: string): StepMade[] {
  const { act } = step;
  const places = placesOf(step.in, schemaId, value);
  if ("work" in act)
    return places
      .flatMap((path) => act.work(valueAt(value, path), path, value))
      .map((made) => ({ ...made, moved: [] }));
  const done = places.map((path) => doneAt(act, valueAt(value, path), path)).filter(isChange);
  if (done.length === 0) return [];
  const changes = done.flatMap((each) => each.changes);
  const moved = done.flatMap((each) => each.moved);
  return [{ changes, moved, said: sentenceOf(act, file, done.length) }];
}

type Done = Pick<StepMade, "changes" | "moved">;

function isChange({ changes }: Done): boolean {
  return changes.length > 0;
}

const pagesSchema = "page.json";

function placesOf(where: Step["in"], schemaId: string, value: unknown): string[] {
  if ("schema" in where)
    return where.schema === schemaId ? matches(value, stepsOf(where.at ?? "")) : [];
  if (schemaId !== pagesSchema) return [];
  return matches(value, ["blocks", "*"]).filter((path) => {
    return valueAt(value, `${path}/type`) === where.block;
  });
}

/** The places of all groups of fields that a pattern finds. */
function matches(value: unknown, [step, ...rest]: readonly string[], path = ""): string[] {
  const now = valueAt(value, path);
  if (step === undefined) return isGroup(now) ? [path] : [];
  if (typeof now !== "object" || now === null) return [];
  const names = step === "*" ? Object.keys(now) : [step];
  return names.flatMap((name) => matches(value, rest, pointer(path, name)));
}

function doneAt(act: Exclude<Act, { work: unknown }>, value: unknown, path: string): Done {
  if ("rename" in act) return renamed(value, path, act.rename, act.to);
  if ("move" in act) return moved(value, path, act.move, act.to);
  return { changes: fieldChanges(act, value, path), moved: [] };
}

function fieldChanges(
  act: Extract<Act, { set: string } | { remove: string } | { map: string }>,
  value: unknown,
  path: string,
): Change[] {
  if ("set" in act) {
    const isThere = valueAt(value, act.set) !== undefined;
    return isThere ? [] : [{ kind: "set", path: path + act.set, value: act.value }];
  }
  const now = valueAt(value, "remove" in act ? act.remove : act.map);
  if ("remove" in act) {
    const isMeant = now !== undefined && (act.value === undefined || same(now, act.value));
    return isMeant ? [{ kind: "remove", path: path + act.remove }] : [];
  }
  const other =
    typeof now === "string" && Object.hasOwn(act.values, now) ? act.values[now] : undefined;
  return other === undefined ? [] : [{ kind: "set", path: path + act.map, value: other }];
}

function renamed(value: unknown, path: string, from: string, name: string): Done {
  const to = pointer(from.slice(0, from.lastIndexOf("/")), name);
  if (valueAt(value, from) === undefined) return nothing;
  if (valueAt(value, to) !== undefined) return gone(path + from);
  return {
    changes: [{ kind: "rename-key", path: path + from, name }],
    moved: [{ from: path + from, to: path + to }],
  };
}

function moved(value: unknown, path: string, from: string, to: string): Done {
  const now = valueAt(value, from);
  if (now === undefined) return nothing;
  if (valueAt(value, to) !== undefined) return gone(path + from);
  // What a file says is made of nothing but such values.
  const set = { kind: "set", path: path + to, value: now as never } as const;
  return {
    changes: [set, { kind: "remove", path: path + from }],
    moved: [{ from: path + from, to: path + to }],
  };
}

const nothing: Done = { changes: [], moved: [] };

/** If the new field already exists, it wins. */
function gone(path: string): Done {
  return { changes: [{ kind: "remove", path }], moved: [] };
}

function sentenceOf(act: Exclude<Act, { work: unknown }>, file: string, count: number): string {
  const all = { file, count };
  if ("rename" in act) return words.renamed({ ...all, from: nameOf(act.rename), to: act.to });
  if ("move" in act) return words.moved({ ...all, from: nameOf(act.move), to: nameOf(act.to) });
  if ("set" in act) return words.set({ ...all, field: nameOf(act.set) });
  if ("remove" in act) return words.removed({ ...all, field: nameOf(act.remove) });
  return words.mapped({ ...all, field: nameOf(act.map) });
}

/** "/header/bar" → "header.bar". */
function nameOf(field: string): string {
  return stepsOf(field).join(".");
}
