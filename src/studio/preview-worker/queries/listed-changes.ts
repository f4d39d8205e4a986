import type { DescriptionOptions } from "../../../changes/changed-item.ts";
import { type ChangeParts, describeChangeInParts } from "../../../changes/describe.ts";
import type { ContentChange } from "../../../changes/list-changes.ts";
import { createRevertEdits } from "../../../changes/revert/revert-edits.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";

/** One item of the list of changes. */
export interface ListedChange extends ChangeParts {
  /** The changes that revert it, if it can be reverted. */
  back?: readonly FileChange[];
  /** Number of items of the same change. Only the first carries `back`. */
  lines: number;
}

/**
 * Returns the list items of a change. A body is listed by paragraphs but reverted as a whole, with
 * its first item.
 */
export function toListedChanges(
  change: ContentChange,
  wording: DescriptionOptions,
): ListedChange[] {
  const told = describeChangeInParts(change, wording);
  const back = createRevertEdits(change);
  return told.map((line, at) => ({
    ...line,
    lines: told.length,
    ...(at === 0 && back.length > 0 && { back }),
  }));
}
