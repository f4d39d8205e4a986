import { parentOf, pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { FieldContext, Told } from "../field-context.ts";
import { placeAt } from "../kinds/field-place.ts";
import { shortField } from "../kinds/short-group.ts";
import { shareValues } from "../writing/share-values.ts";

/**
 * Store shared by all fields of a file. Each field subscribes to its own path, so a keystroke in
 * one of a thousand fields re-renders only that one.
 */
export interface FieldStore {
  /** The context that the host passed last. */
  now(): FieldContext;
  /** The context with the newest value: an edit may arrive before the previous one is rendered. */
  held(): FieldContext;
  subscribe(listener: () => void): () => void;
  take(context: FieldContext): void;
  /** The value at a path, with a stable reference while it is equal. */
  value(path: string): unknown;
  /** The diagnostics at a path, with a stable reference while they are equal. */
  told(path: string): readonly Told[];
  /** Number of diagnostics at a path and below it. */
  troubles(path: string): number;
}

const none: readonly Told[] = [];

/** Creates the store of a file. */
export function createStore(first: FieldContext): FieldStore {
  let context = first;
  const listeners = new Set<() => void>();
  const known = new Map<string, readonly Told[]>();
  return {
    now: () => context,
    held: () => ({ ...context, value: context.newest() }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (next) => {
      if (next === context) return;
      context = { ...next, value: shareValues(context.value, next.value) };
      for (const listener of [...listeners]) listener();
    },
    value: (path) => valueAt(context.value, path) ?? shortValue(context, path),
    told: (path) => {
      const [before = none, told] = [known.get(path), context.told(path)];
      const kept = told.length === 0 ? none : isSame(before, told) ? before : told;
      known.set(path, kept);
      return kept;
    },
    troubles: (path) => countTold(context, path, valueAt(context.value, path)),
  };
}

/** The value of a field whose group is written in its short form. */
function shortValue({ schemas, schemaId, value }: FieldContext, path: string): unknown {
  const around = parentOf(path);
  const written = path === "" ? undefined : valueAt(value, around);
  if (typeof written !== "string") return undefined;
  const place = placeAt(schemas, schemaId, value, around);
  return place && shortField(place.node) === stepsOf(path).at(-1) ? written : undefined;
}

function countTold(context: FieldContext, path: string, value: unknown): number {
  const own = context.told(path).length;
  if (typeof value !== "object" || value === null) return own;
  const inside = Object.entries(value).map(([name, inner]) => {
    return countTold(context, pointer(path, name), inner);
  });
  return inside.reduce((sum, count) => sum + count, own);
}

function isSame(first: readonly Told[], second: readonly Told[]): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
