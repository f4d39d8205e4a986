import type { Course, Difference } from "./difference.ts";
import { isAlike } from "./item-traces.ts";
import { mixedValue } from "./mixed-value.ts";

/** Differences that are written together or not at all: of one step, or of an item that was moved. */
export type FieldEdit = readonly Difference[];

/** What leads from one value to another, in edits that can be written one without the other. */
export function fieldEdits(course: Course): FieldEdit[] {
  const found: Difference[] = [];
  mixedValue(course, (difference) => found.push(difference) > 0);
  const edits: FieldEdit[] = [];
  for (const each of found) {
    const isLinked = (other: Difference) => isTogether(course, other, each);
    const linked = edits.filter((edit) => edit.some(isLinked));
    for (const edit of linked) edits.splice(edits.indexOf(edit), 1);
    edits.push([...linked.flat(), each]);
  }
  return edits;
}

/** The value before with some of the edits. */
export function withEdits(course: Course, edits: readonly FieldEdit[]): unknown {
  const taken = new Set(edits.flat().map(({ id }) => id));
  return mixedValue(course, ({ id }) => taken.has(id));
}

/** Whether it is known of an edit what it did: not if an item may have taken the place of another one. */
export function isCertain(course: Course, edit: FieldEdit): boolean {
  return !edit.some((one) => edit.some((other) => isSameGap(course, one, other)));
}

/** Whether a mistake at a place can come from an edit: it is in what was changed, or around it. */
export function concerns(edit: FieldEdit, place: string): boolean {
  return edit.some(({ path }) => isWithin(place, path) || isWithin(path, place));
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}

function isTogether(course: Course, one: Difference, other: Difference): boolean {
  const last = course.isOneStep ? Number.POSITIVE_INFINITY : course.between.length;
  if (one.steps.some((step) => step < last && other.steps.includes(step))) return true;
  const [gone, come] = one.after === undefined ? [one, other] : [other, one];
  if (gone.after !== undefined || come.before !== undefined) return false;
  return isAlike(gone.before, come.after) || isSameGap(course, gone, come);
}

function isSameGap(course: Course, gone: Difference, come: Difference): boolean {
  if (course.isOneStep || course.between.length > 0) return false;
  if (gone.after !== undefined || come.before !== undefined) return false;
  return gone.gap !== undefined && gone.gap === come.gap;
}
