import { applyDifferences } from "./apply-differences.ts";
import type { Difference, ValueHistory } from "./difference.ts";
import { isSimilar } from "./trace-items.ts";

/** Differences that are written atomically, because one step made them or they move an item. */
export type FieldEdit = readonly Difference[];

/** Groups the differences between two values into edits that can be written independently. */
export function groupFieldEdits(course: ValueHistory): FieldEdit[] {
  const found: Difference[] = [];
  applyDifferences(course, (difference) => found.push(difference) > 0);
  const edits: FieldEdit[] = [];
  for (const each of found) {
    const isLinked = (other: Difference) => belongTogether(course, other, each);
    const linked = edits.filter((edit) => edit.some(isLinked));
    for (const edit of linked) edits.splice(edits.indexOf(edit), 1);
    edits.push([...linked.flat(), each]);
  }
  return edits;
}

/** Applies some edits to the earlier value. */
export function applyFieldEdits(course: ValueHistory, edits: readonly FieldEdit[]): unknown {
  const taken = new Set(edits.flat().map(({ id }) => id));
  return applyDifferences(course, ({ id }) => taken.has(id));
}

/** Whether the effect of an edit is known. It is not if an item may have replaced another one. */
export function isUnambiguous(course: ValueHistory, edit: FieldEdit): boolean {
  return !edit.some((one) => edit.some((other) => isSameGap(course, one, other)));
}

/**
 * Whether an edit can cause an error at a path: it changed that path, a parent or a child of it.
 */
export function affectsPath(edit: FieldEdit, place: string): boolean {
  return edit.some(({ path }) => isWithin(place, path) || isWithin(path, place));
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}

function belongTogether(course: ValueHistory, one: Difference, other: Difference): boolean {
  const last = course.isOneStep ? Number.POSITIVE_INFINITY : course.between.length;
  if (one.steps.some((step) => step < last && other.steps.includes(step))) return true;
  const [gone, come] = one.after === undefined ? [one, other] : [other, one];
  if (gone.after !== undefined || come.before !== undefined) return false;
  return isSimilar(gone.before, come.after) || isSameGap(course, gone, come);
}

function isSameGap(course: ValueHistory, gone: Difference, come: Difference): boolean {
  if (course.isOneStep || course.between.length > 0) return false;
  if (gone.after !== undefined || come.before !== undefined) return false;
  return gone.gap !== undefined && gone.gap === come.gap;
}
