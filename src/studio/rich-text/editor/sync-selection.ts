import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Copies the DOM selection into the editor state immediately. The browser reports a new selection a
 * moment later. A key pressed before that would act on the old one.
 */
export function syncSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  const shown = view.dom.ownerDocument.getSelection();
  if (view.composing || !(selection instanceof TextSelection)) return;
  if (!shown?.anchorNode || !shown.focusNode) return;
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return;
  const anchor = view.posAtDOM(shown.anchorNode, shown.anchorOffset);
  const head = view.posAtDOM(shown.focusNode, shown.focusOffset);
  if (anchor === selection.anchor && head === selection.head) return;
  const now = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
  if (!now.eq(selection)) view.dispatch(tr.setSelection(now));
}
