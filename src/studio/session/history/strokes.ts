import { inverted, rebased, type Splice, spliced } from "../merging/splices.ts";

/** The creation or removal of a file; `null` if it does not exist. */
export interface Whole {
  was: string | null;
  text: string | null;
}

/** An edit of one file that can be inverted: splices of its text, or its creation or removal. */
export type Stroke = readonly Splice[] | Whole;

/** Inverts an edit. */
export function strokeBack(stroke: Stroke): Stroke {
  return isWhole(stroke) ? { was: stroke.text, text: stroke.was } : inverted(stroke);
}

/** Applies an edit to a text; `undefined` if it does not fit. */
export function struck(text: string | null, stroke: Stroke): string | null | undefined {
  if (isWhole(stroke)) return stroke.was === text ? stroke.text : undefined;
  return text === null ? undefined : spliced(text, stroke);
}

/**
 * Rebases an edit onto an external change of the same text, and that change onto the edit.
 *
 * @returns `undefined` if both touch the same place, or if the edit creates or removes the file:
 *   it would discard the external change
 */
export function rebasedStroke(
  stroke: Stroke,
  others: readonly Splice[],
): { stroke: Stroke; others: readonly Splice[] } | undefined {
  if (isWhole(stroke)) return undefined;
  const moved = rebased(stroke, others);
  const next = rebased(others, stroke);
  if (!moved || !next) return undefined;
  // Half of an edit is inconsistent: a moved text would be lost or duplicated.
  if (moved.length > 0 && moved.length < stroke.length) return undefined;
  return { stroke: moved, others: next };
}

function isWhole(stroke: Stroke): stroke is Whole {
  return "was" in stroke;
}
