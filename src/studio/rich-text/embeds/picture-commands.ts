import { type Command, NodeSelection } from "prosemirror-state";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { nodeTypes } from "../source/body-schema.ts";

/** Returns the selected picture and its position; `undefined` if none is selected. */
export function getSelectedPicture({ selection }: Parameters<Command>[0]) {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodeTypes.picture)
    return undefined;
  const { file, alt, caption } = selection.node.attrs;
  const picture = { file: String(file), alt: String(alt), caption: String(caption ?? "") };
  return { at: selection.from, picture };
}

/**
 * Inserts a picture below the current top-level block, or in place of an empty one, and selects it.
 */
export function insertPicture(picture: BodyPicture): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const node = nodeTypes.picture.create({ caption: "", ...picture });
    const isEmpty =
      $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const [from, to] = isEmpty
      ? [$from.before(1), $from.after(1)]
      : [endOfTopLevelBlock($to), endOfTopLevelBlock($to)];
    const { tr } = state;
    const isLast = to === state.doc.content.size;
    tr.replaceWith(from, to, isLast ? [node, nodeTypes.paragraph.create()] : [node]);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView());
    return true;
  };
}

function endOfTopLevelBlock($to: Parameters<Command>[0]["selection"]["$to"]): number {
  return $to.depth === 0 ? $to.pos : $to.after(1);
}

/** Updates attributes of the picture at a position, and keeps it selected. */
export function updatePicture(at: number, attributes: Partial<BodyPicture>): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(at);
    if (node?.type !== nodeTypes.picture) return false;
    const tr = state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)));
    return true;
  };
}
