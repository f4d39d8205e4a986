import { parentOf, pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { FieldContext, Told } from "../field-context.ts";
import { placeAt } from "../kinds/field-place.ts";
import { shortField } from "../kinds/short-group.ts";
import { shareValues } from "../writing/share-values.ts";

/**
 * What all fields of a file look at. Each looks only at its own place: a stroke in one of a thousand
 * fields draws that one again.
 */
export interface FieldStore {
  /** What whoever holds the file gave last. */
  now(): FieldContext;
  /** The same with what the file says at this moment: a stroke may come before the one before it is drawn. */
  held(): FieldContext;
  subscribe(listener: () => void): () => void;
  take(context: FieldContext): void;
  /** The value of a place, the very same for as long as it says the same. */
  value(path: string): unknown;
  /** What is told there, the very same for as long as it is. */
  told(path: string): readonly Told[];
  /** How much is told there and inside. */
  troubles(path: string): number;
}

const none: readonly Told[] = [];

/** Makes the store of a file. */
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

/** The field of a group that is written short: a lone text stands for it. */
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
