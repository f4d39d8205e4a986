import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { markTypes } from "../source/body-schema.ts";

/**
 * Returns the range of the link around an empty selection. Otherwise returns the range of the
 * selection.
 */
export function linkOrSelectionRange(state: EditorState): { from: number; to: number } {
  const { empty, from, to, $from } = state.selection;
  if (!empty) return { from, to };
  const around = $from.marks().find(({ type }) => type === markTypes.link);
  if (!around) return { from, to };
  const places: { from: number; to: number }[] = [];
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (around.isInSet(node.marks)) places.push({ from: start, to: start + node.nodeSize });
  });
  return { from: places[0]?.from ?? from, to: places.at(-1)?.to ?? to };
}

/** Maps a position to a document that differs in one range. */
export function mapPosition(before: Node, after: Node, position: number): number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end || position <= start) return Math.min(position, after.content.size);
  const moved = position >= end.a ? position + end.b - end.a : end.b;
  return Math.max(0, Math.min(moved, after.content.size));
}

/** Moves the caret to the pointer before a drop, unless the pointer is inside the selection. */
export function moveCaretToPointer(view: EditorView, { clientX, clientY }: DragEvent): void {
  const { selection, doc, tr } = view.state;
  const place = view.posAtCoords({ left: clientX, top: clientY })?.pos;
  if (place === undefined || (selection.from <= place && place <= selection.to)) return;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
}
