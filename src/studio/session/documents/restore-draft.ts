import { continuesText } from "../merge/continues-text.ts";
import { mergeTexts } from "../merge/merge-texts.ts";
import type { UndoStack } from "../undo/undo-stack.ts";
import type { DocumentStore, UnsavedDraft } from "./document-store.ts";
import { isStateFromHistory } from "./external-changes.ts";

/**
 * Restores a draft from the journal. The draft is restored unchanged, merged with external changes,
 * or as one of two versions that the user must choose between. Does nothing if the draft is already
 * on disk.
 *
 * @param history the undo history of the session that wrote the draft; if the text on disk is one
 *   of its states, that session wrote it, so it is not an external change
 */
export function restoreDraft(
  files: DocumentStore,
  history: UndoStack,
  file: string,
  draft: UnsavedDraft,
): void {
  const held = files.get(file);
  const present = held?.text ?? null;
  const disk = held?.disk ?? { text: null, version: null };
  if (draft.text === present || draft.text === disk.text) return;
  // The window that wrote the draft may have saved a later text than the journal has.
  const [base, typed] = [draft.disk, draft.text];
  if (present !== null && base !== null && typed !== null && continuesText(base, typed, present))
    return;
  const isMine = isStateFromHistory(history, file, draft, present);
  const text = isMine ? draft.text : rebaseDraft(present, draft);
  if (text !== undefined) files.change(file, { text });
  else if (present === disk.text) {
    // No file has this version, so writes fail until the user has chosen.
    const from = { text: draft.disk, version: null };
    files.change(file, { disk: from, text: draft.text, theirs: disk });
  } else files.change(file, { otherDrafts: [...(held?.otherDrafts ?? []), draft] });
}

/** Rebases a draft onto the present text; `undefined` if they do not merge. */
function rebaseDraft(
  present: string | null,
  { disk, text }: UnsavedDraft,
): string | null | undefined {
  if (disk === present) return text;
  if (disk === null || text === null || present === null) return undefined;
  return mergeTexts(disk, text, present)?.text;
}
