import type { StorageBackend } from "../../backend-contract/backend.ts";
import type { VersionedPath } from "../../backend-contract/files.ts";
import { isYamlFile } from "../../backend-contract/is-yaml-file.ts";
import type { FileDelta } from "../journal/journal-entries.ts";
import { diffTexts } from "../merge/diff-texts.ts";
import { mergeTexts } from "../merge/merge-texts.ts";
import type { Splice } from "../merge/splices.ts";
import type { UndoStack } from "../undo/undo-stack.ts";
import type { DiskState, DocumentStore, UnsavedDraft } from "./document-store.ts";
import { fingerprint } from "./fingerprint.ts";

/** The text of a file after an external change. */
interface ReconciledText {
  text: string | null;
  /** How the text in the studio changed; `undefined` if splices cannot express it. */
  splices?: readonly Splice[];
}

/**
 * Applies an external change to a file. Without unsaved changes, the studio takes it over and
 * rebases the undo history. Otherwise it merges both changes, or keeps both versions as a conflict.
 *
 * @returns the effect on the text in the studio, for the journal; `undefined` if no undo steps were
 *   rebased
 */
export function applyExternalChange(
  files: DocumentStore,
  history: UndoStack,
  file: string,
  found: DiskState,
): FileDelta | undefined {
  const before = files.text(file) ?? null;
  const taken = reconcileText(files, history, file, found);
  if (!taken) return void files.change(file, { theirs: found });
  files.change(file, { disk: found, text: taken.text, theirs: undefined });
  if (taken.text === before || !history.hasFile(file)) return undefined;
  if (!taken.splices || before === null || taken.text === null)
    return void history.discardFile(file);
  history.rebase(file, taken.splices);
  const [from, to] = [fingerprint(before), fingerprint(taken.text)];
  return { file, path: "", from, to, splices: taken.splices };
}

/** Returns the text of a file after the change; `undefined` if the versions conflict. */
function reconcileText(
  files: DocumentStore,
  history: UndoStack,
  file: string,
  found: DiskState,
): ReconciledText | undefined {
  const held = files.get(file);
  if (!held) return { text: found.text };
  const { disk, text } = held;
  if (found.text === disk.text || found.text === text) return { text };
  if (text === disk.text) return withSplices(text, found.text);
  if (isStateFromHistory(history, file, { disk: disk.text, text }, found.text)) return { text };
  if (disk.text === null || text === null || found.text === null) return undefined;
  const merged = mergeTexts(disk.text, text, found.text);
  return merged && { text: merged.text, splices: merged.theirs };
}

/**
 * Whether a text on disk is a state from this history. A window that was closed or killed may have
 * written it after the next window opened. States from before the last text on disk do not count,
 * because going back to them is an external change.
 */
export function isStateFromHistory(
  history: UndoStack,
  file: string,
  { disk, text }: UnsavedDraft,
  diskText: string | null,
): boolean {
  let isOnWay = false;
  for (const state of history.states(file, text, "undo")) {
    isOnWay ||= state === diskText;
    // A partially saved text is not in the history. Then no state of the history counts.
    if (state === disk && isOnWay) return true;
    if (state === disk) break;
  }
  return [...history.states(file, text, "redo")].includes(diskText);
}

function withSplices(before: string | null, text: string | null): ReconciledText {
  if (before === null || text === null) return { text };
  return { text, splices: diffTexts(before, text) };
}

/** Reads text files whose version differs from the known one, and reports their new state. */
export async function readChangedFiles(
  host: StorageBackend,
  files: DocumentStore,
  changes: readonly VersionedPath[],
  onFound: (file: string, found: DiskState) => void,
): Promise<void> {
  for (const { path, version } of changes.filter((change) => isYamlFile(change.path))) {
    const held = files.get(path);
    const known = held?.theirs ?? held?.disk;
    if ((known?.version ?? null) === version) continue;
    const answer = await host.read(path);
    if (answer.kind === "text") onFound(path, answer);
    if (answer.kind === "missing") onFound(path, { text: null, version: null });
  }
}
