import { parentPointer, pointer, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldContext, FieldDiagnostic } from "../field-context.ts";
import { findFieldPlace } from "../schema/field-place.ts";
import { shorthandField } from "../schema/shorthand.ts";
import { shareStructure } from "./structural-sharing.ts";

/**
 * The store that all fields of a file share. Each field subscribes to its own path, so a keystroke
 * in one of a thousand fields re-renders only that one.
 */
export interface FieldStore {
  /** Returns the context that the host passed last. */
  currentContext(): FieldContext;
  /**
   * Returns the context with the newest value, because an edit may arrive before the previous one
   * is rendered.
   */
  latestContext(): FieldContext;
  subscribe(listener: () => void): () => void;
  update(context: FieldContext): void;
  /** Returns the value at a path. The reference is stable while the value is equal. */
  value(path: string): unknown;
  /** Returns the diagnostics at a path. The reference is stable while they are equal. */
  diagnosticsAt(path: string): readonly FieldDiagnostic[];
  /** Returns the number of diagnostics at a path and below it. */
  diagnosticCount(path: string): number;
}

const noDiagnostics: readonly FieldDiagnostic[] = [];

/** Creates the store of a file. */
export function createFieldStore(first: FieldContext): FieldStore {
  let context = first;
  const listeners = new Set<() => void>();
  const known = new Map<string, readonly FieldDiagnostic[]>();
  return {
    currentContext: () => context,
    latestContext: () => ({ ...context, value: context.latestValue() }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (next) => {
      if (next === context) return;
      context = { ...next, value: shareStructure(context.value, next.value) };
      for (const listener of [...listeners]) listener();
    },
    value: (path) => valueAt(context.value, path) ?? valueFromShorthand(context, path),
    diagnosticsAt: (path) => {
      const [before = noDiagnostics, told] = [known.get(path), context.diagnosticsAt(path)];
      const kept =
        told.length === 0 ? noDiagnostics : isSameDiagnostics(before, told) ? before : told;
      known.set(path, kept);
      return kept;
    },
    diagnosticCount: (path) => countDiagnostics(context, path, valueAt(context.value, path)),
  };
}

/**
 * Returns the value of a field whose group is written in its short form; `undefined` for any other
 * field.
 */
function valueFromShorthand({ schemas, schemaId, value }: FieldContext, path: string): unknown {
  const around = parentPointer(path);
  const written = path === "" ? undefined : valueAt(value, around);
  if (typeof written !== "string") return undefined;
  const place = findFieldPlace(schemas, schemaId, value, around);
  return place && shorthandField(place.node) === splitPointer(path).at(-1) ? written : undefined;
}

function countDiagnostics(context: FieldContext, path: string, value: unknown): number {
  const own = context.diagnosticsAt(path).length;
  if (typeof value !== "object" || value === null) return own;
  const inside = Object.entries(value).map(([name, inner]) => {
    return countDiagnostics(context, pointer(path, name), inner);
  });
  return inside.reduce((sum, count) => sum + count, own);
}

function isSameDiagnostics(
  first: readonly FieldDiagnostic[],
  second: readonly FieldDiagnostic[],
): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
