import type { UndoStack } from "../history/undo-stack.ts";
import { goesFurther } from "../merging/goes-further.ts";
import { mergeTexts } from "../merging/merge-texts.ts";
import type { Draft, HeldFiles } from "./held-files.ts";
import { isOnTheWay } from "./outside.ts";

/**
 * A draft out of the journal comes back: as it was, put together with what became of the file meanwhile,
 * or as one of two versions between which somebody has to choose. What is on the disk already stays.
 *
 * @param history of the session that left the draft: what that wrote without an answer is no change of others
 */
export function bringBack(files: HeldFiles, history: UndoStack, file: string, draft: Draft): void {
  const held = files.get(file);
  const present = held?.text ?? null;
  const disk = held?.disk ?? { text: null, version: null };
  if (draft.text === present || draft.text === disk.text) return;
  // Its own window may have come to the disk with more than the journal knows.
  const [base, typed] = [draft.disk, draft.text];
  if (present !== null && base !== null && typed !== null && goesFurther(base, typed, present))
    return;
  const isMine = isOnTheWay(history, file, draft, present);
  const text = isMine ? draft.text : draftOn(present, draft);
  if (text !== undefined) files.change(file, { text });
  else if (present === disk.text) {
    // The version is that of no file: nothing is written until somebody has chosen.
    const from = { text: draft.disk, version: null };
    files.change(file, { disk: from, text: draft.text, theirs: disk });
  } else files.change(file, { asides: [...(held?.asides ?? []), draft] });
}

/** The draft as a text that comes from this one; nothing where it does not go together with it. */
function draftOn(present: string | null, { disk, text }: Draft): string | null | undefined {
  if (disk === present) return text;
  if (disk === null || text === null || present === null) return undefined;
  return mergeTexts(disk, text, present)?.text;
}
