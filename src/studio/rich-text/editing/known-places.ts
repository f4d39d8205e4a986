import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { marks } from "../source/body-schema.ts";

/** Of a caret in a link all its words. */
export function linkedWords(state: EditorState): { from: number; to: number } {
  const { empty, from, to, $from } = state.selection;
  if (!empty) return { from, to };
  const around = $from.marks().find(({ type }) => type === marks.link);
  if (!around) return { from, to };
  const places: { from: number; to: number }[] = [];
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (around.isInSet(node.marks)) places.push({ from: start, to: start + node.nodeSize });
  });
  return { from: places[0]?.from ?? from, to: places.at(-1)?.to ?? to };
}

/** Where a place of a document is in another one that says nearly the same. */
export function movedPlace(before: Node, after: Node, place: number): number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end || place <= start) return Math.min(place, after.content.size);
  const moved = place >= end.a ? place + end.b - end.a : end.b;
  return Math.max(0, Math.min(moved, after.content.size));
}

/** Something falls where the pointer is: the caret goes there, unless that is in the chosen words. */
export function caretUnder(view: EditorView, { clientX, clientY }: DragEvent): void {
  const { selection, doc, tr } = view.state;
  const place = view.posAtCoords({ left: clientX, top: clientY })?.pos;
  if (place === undefined || (selection.from <= place && place <= selection.to)) return;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))));
}
