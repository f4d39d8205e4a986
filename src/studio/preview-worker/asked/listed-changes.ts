import type { Wording } from "../../../changes/change-subject.ts";
import { type ToldChange, tellChange } from "../../../changes/describe.ts";
import { inverseOf } from "../../../changes/inverse/inverse-of.ts";
import type { Change } from "../../../changes/list-changes.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";

/** A line of what has changed. */
export interface ListedChange extends ToldChange {
  /** What takes it back, where that can be done. */
  back?: readonly FileChange[];
  /** So many lines are of the text that is taken back with it: their own have no way back. */
  lines: number;
}

/** The lines of a change. A longer text is told by its paragraphs, and taken back as a whole: beside the first of them. */
export function listedLines(change: Change, wording: Wording): ListedChange[] {
  const told = tellChange(change, wording);
  const back = inverseOf(change);
  return told.map((line, at) => ({
    ...line,
    lines: told.length,
    ...(at === 0 && back.length > 0 && { back }),
  }));
}
