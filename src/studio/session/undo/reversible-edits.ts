import { applySplices, invertSplices, rebaseSplices, type Splice } from "../merge/splices.ts";

/** The creation or removal of a file; `null` if it does not exist. */
export interface FileCreationOrRemoval {
  was: string | null;
  text: string | null;
}

/** An edit of one file that can be inverted: splices of its text, or its creation or removal. */
export type ReversibleEdit = readonly Splice[] | FileCreationOrRemoval;

/** Returns the edit that undoes the given one. */
export function invertEdit(edit: ReversibleEdit): ReversibleEdit {
  return isFileCreationOrRemoval(edit) ? { was: edit.text, text: edit.was } : invertSplices(edit);
}

/** Applies an edit to a text; `undefined` if the edit does not fit the text. */
export function applyEdit(text: string | null, edit: ReversibleEdit): string | null | undefined {
  if (isFileCreationOrRemoval(edit)) return edit.was === text ? edit.text : undefined;
  return text === null ? undefined : applySplices(text, edit);
}

/**
 * Rebases an edit onto an external change to the same text, and that change onto the edit.
 *
 * @returns `undefined` if both touch the same place, or if the edit creates or removes the file,
 *   because it would discard the external change
 */
export function rebaseEdit(
  edit: ReversibleEdit,
  others: readonly Splice[],
): { stroke: ReversibleEdit; others: readonly Splice[] } | undefined {
  if (isFileCreationOrRemoval(edit)) return undefined;
  const moved = rebaseSplices(edit, others);
  const next = rebaseSplices(others, edit);
  if (!moved || !next) return undefined;
  // Half of an edit is inconsistent, because a moved text would be lost or duplicated.
  if (moved.length > 0 && moved.length < edit.length) return undefined;
  return { stroke: moved, others: next };
}

function isFileCreationOrRemoval(edit: ReversibleEdit): edit is FileCreationOrRemoval {
  return "was" in edit;
}
