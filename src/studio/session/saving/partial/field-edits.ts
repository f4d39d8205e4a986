import type { Course, Decide, Difference } from "./difference.ts";
import { isAlike } from "./item-pairs.ts";
import { mixedValue } from "./mixed-value.ts";

/** Differences that are written together or not at all: what went in one place and came in another was moved. */
export type FieldEdit = readonly Difference[];

/** What leads from one value to another, in edits that can be written one without the other. */
export function fieldEdits(course: Course): FieldEdit[] {
  const found: Difference[] = [];
  mixedValue(course, (difference) => found.push(difference) > 0);
  const removals = found.filter((each) => each.after === undefined);
  const edits: Difference[][] = [];
  for (const each of found) {
    const source = each.before === undefined ? removals.filter((one) => isMoved(one, each)) : [];
    const linked = edits.filter((edit) => edit.some((one) => source.includes(one)));
    for (const edit of linked) edits.splice(edits.indexOf(edit), 1);
    edits.push([...linked.flat(), each]);
  }
  return edits;
}

/** The value before with some of the edits, and with differences of a kind. */
export function withEdits(
  course: Course,
  edits: readonly FieldEdit[],
  isTaken: Decide = () => false,
): unknown {
  const taken = new Set(edits.flat().map(({ id }) => id));
  return mixedValue(course, (difference) => taken.has(difference.id) || isTaken(difference));
}

/** Whether a difference tells which items there are, and in which order; not what they say. */
export function isArrangement({ id, path, before }: Difference): boolean {
  return before === undefined || id !== path;
}

/** Whether it is known of an edit what it did: not where items went and others came, and nothing tells why. */
export function isCertain(edit: FieldEdit): boolean {
  const gone = edit.filter(({ after, gap }) => after === undefined && gap !== undefined);
  return !edit.some(({ before, gap }) => before === undefined && gone.some((e) => e.gap === gap));
}

/** Whether a mistake at a place can come from an edit: it is in what was changed, or around it. */
export function concerns(edit: FieldEdit, place: string): boolean {
  return edit.some(({ path }) => isWithin(place, path) || isWithin(path, place));
}

function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`);
}

/** From one place to another; or, for all that is known, one took the place of the other. */
function isMoved(gone: Difference, come: Difference): boolean {
  if (gone.gap !== undefined && gone.gap === come.gap) return true;
  return isAlike(gone.before, come.after);
}
