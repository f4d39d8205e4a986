import type { Editor } from "../editor.ts";
import type { UndoStack } from "../history/undo-stack.ts";
import type { HeldFiles } from "./held-files.ts";

/** Files of which there are two versions, with both; `null` is a file that is not there. */
export function conflictsOf(files: HeldFiles) {
  return files.disputed().map((file) => {
    const { text = null, theirs, asides = [] } = files.get(file) ?? {};
    return { file, mine: text, theirs: theirs ? theirs.text : (asides[0]?.text ?? null) };
  });
}

/** What a choice needs. */
interface Choosing {
  files: HeldFiles;
  history: UndoStack;
  editor: Editor;
}

/**
 * Ends a conflict: the version that is not kept is one step back in the history, where it has a text.
 *
 * @returns false where there is none
 */
export function settleConflict(
  { files, history, editor }: Choosing,
  file: string,
  keep: "mine" | "theirs",
): boolean {
  const { theirs, asides = [] } = files.get(file) ?? {};
  const other = theirs ? theirs.text : asides[0]?.text;
  if (other === undefined) return false;
  if (theirs) files.change(file, { disk: theirs, theirs: undefined });
  else files.change(file, { asides: asides.slice(1) });
  const own = files.text(file);
  if (other !== null && own !== undefined) {
    editor.replace(file, other);
    if (keep === "mine") editor.replace(file, own);
  } else if (keep === "mine") return true;
  else {
    files.change(file, { text: other });
    history.cut(file);
  }
  return true;
}
