import { inverted, rebased, type Splice, spliced } from "../merging/splices.ts";

/** A file that comes or goes; `null` where it is not there. */
export interface Whole {
  was: string | null;
  text: string | null;
}

/** What was done to a file at once: some of its text, or all of it. */
export type Stroke = readonly Splice[] | Whole;

/** What takes a stroke back. */
export function strokeBack(stroke: Stroke): Stroke {
  return isWhole(stroke) ? { was: stroke.text, text: stroke.was } : inverted(stroke);
}

/** What a file says after a stroke; nothing where it does not fit. */
export function struck(text: string | null, stroke: Stroke): string | null | undefined {
  if (isWhole(stroke)) return stroke.was === text ? stroke.text : undefined;
  return text === null ? undefined : spliced(text, stroke);
}

/**
 * A stroke for a text in which others changed something first, and what they changed for the text after it.
 * Nothing where both meet: whoever takes a whole file away would take with it what others wrote.
 */
export function rebasedStroke(
  stroke: Stroke,
  others: readonly Splice[],
): { stroke: Stroke; others: readonly Splice[] } | undefined {
  if (isWhole(stroke)) return undefined;
  const moved = rebased(stroke, others);
  const next = rebased(others, stroke);
  if (!moved || !next) return undefined;
  // Half of a stroke would repeat what the other half takes away.
  if (moved.length > 0 && moved.length < stroke.length) return undefined;
  return { stroke: moved, others: next };
}

function isWhole(stroke: Stroke): stroke is Whole {
  return "was" in stroke;
}
