import type { DocumentEditor } from "../document-editor.ts";
import type { DocumentStore } from "./document-store.ts";

/** Lists the files with two versions, and both versions; `null` means the file does not exist. */
export function listConflicts(files: DocumentStore) {
  return files.conflictingFiles().map((file) => {
    const { text = null, theirs, otherDrafts = [] } = files.get(file) ?? {};
    return { file, mine: text, theirs: theirs ? theirs.text : (otherDrafts[0]?.text ?? null) };
  });
}

/**
 * Resolves a conflict. Undo then restores the rejected version, unless that is the other side's
 * removal of the file.
 *
 * @returns false if the file has no conflict
 */
export function resolveConflict(
  { files, editor }: { files: DocumentStore; editor: DocumentEditor },
  file: string,
  keep: "mine" | "theirs",
): boolean {
  const { theirs, otherDrafts = [] } = files.get(file) ?? {};
  const other = theirs ? theirs.text : otherDrafts[0]?.text;
  if (other === undefined) return false;
  if (theirs) files.change(file, { disk: theirs, theirs: undefined });
  else files.change(file, { otherDrafts: otherDrafts.slice(1) });
  const own = files.text(file) ?? null;
  if (other === null && keep === "mine") return true;
  editor.replace(file, other);
  if (keep === "mine") editor.replace(file, own);
  return true;
}
