import { applyDifferences } from "./apply-differences.ts";
import type { ValueDifference, ValueHistory } from "./difference.ts";
import { isSimilar } from "./trace-items.ts";

/**
 * Differences that must be written together, because one step made them or because they move an
 * item.
 */
export type IndependentEdit = readonly ValueDifference[];

/** Groups the differences between two values into edits that can be written independently. */
export function groupIndependentEdits(history: ValueHistory): IndependentEdit[] {
  const found: ValueDifference[] = [];
  applyDifferences(history, (difference) => found.push(difference) > 0);
  const edits: IndependentEdit[] = [];
  for (const each of found) {
    const isLinked = (other: ValueDifference) => mustApplyTogether(history, other, each);
    const linked = edits.filter((edit) => edit.some(isLinked));
    for (const edit of linked) edits.splice(edits.indexOf(edit), 1);
    edits.push([...linked.flat(), each]);
  }
  return edits;
}

/** Applies some edits to the earlier value. */
export function applyIndependentEdits(
  history: ValueHistory,
  edits: readonly IndependentEdit[],
): unknown {
  const taken = new Set(edits.flat().map(({ id }) => id));
  return applyDifferences(history, ({ id }) => taken.has(id));
}

/**
 * Whether the effect of an edit is known. It is unknown if an item may have replaced another one.
 */
export function hasUnambiguousEffect(history: ValueHistory, edit: IndependentEdit): boolean {
  return !edit.some((one) => edit.some((other) => isPossibleReplacement(history, one, other)));
}

/**
 * Whether an edit can cause an error at a path: it changed that path, a parent or a child of it.
 */
export function affectsPath(edit: IndependentEdit, errorPath: string): boolean {
  return edit.some(({ path }) => isPathWithin(errorPath, path) || isPathWithin(path, errorPath));
}

function isPathWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}

function mustApplyTogether(
  history: ValueHistory,
  one: ValueDifference,
  other: ValueDifference,
): boolean {
  const last = history.isOneStep ? Number.POSITIVE_INFINITY : history.between.length;
  if (one.steps.some((step) => step < last && other.steps.includes(step))) return true;
  const [gone, come] = one.after === undefined ? [one, other] : [other, one];
  if (gone.after !== undefined || come.before !== undefined) return false;
  return isSimilar(gone.before, come.after) || isPossibleReplacement(history, gone, come);
}

function isPossibleReplacement(
  history: ValueHistory,
  removed: ValueDifference,
  added: ValueDifference,
): boolean {
  if (history.isOneStep || history.between.length > 0) return false;
  if (removed.after !== undefined || added.before !== undefined) return false;
  return removed.gap !== undefined && removed.gap === added.gap;
}
