import { Fragment, type Node, Slice } from "prosemirror-model";
import type { Command } from "prosemirror-state";
import type { PastedPicture } from "../clipboard/pasted-pictures.ts";
import { nodeTypes } from "../source/body-schema.ts";
import { removePicturePlaceholders } from "./picture-placeholder-plugin.ts";

/**
 * Replaces the selection with pasted blocks. In a heading or a table cell, inserts only their text.
 *
 * @param pictures the pictures that placeholders among the nodes refer to
 */
export function insertPastedBlocks(
  nodes: readonly Node[],
  pictures: readonly PastedPicture[] = [],
): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isLine = parent.isTextblock && parent.type !== nodeTypes.paragraph;
    const { tr } = state;
    const slice = isLine ? createInlineSlice(nodes) : createBlockSlice(nodes);
    removePicturePlaceholders(tr.replaceSelection(slice), pictures);
    dispatch?.(tr.scrollIntoView().setMeta("paste", true));
    return true;
  };
}

/**
 * Creates a slice of blocks. A paragraph at either end merges with the one at the caret, and other
 * blocks stay separate.
 */
function createBlockSlice(nodes: readonly Node[]): Slice {
  const isOpen = (node: Node | undefined) => Number(node?.type === nodeTypes.paragraph);
  return new Slice(Fragment.from([...nodes]), isOpen(nodes[0]), isOpen(nodes.at(-1)));
}

/** Creates a slice with all inline content in one line. */
function createInlineSlice(nodes: readonly Node[]): Slice {
  const words: Node[] = [];
  for (const node of nodes)
    node.descendants((each, _at, parent) => {
      const isFirst = parent?.firstChild === each;
      if (!each.isInline) return true;
      if (isFirst && words.length > 0) words.push(nodeTypes.paragraph.schema.text(" "));
      if (each.type !== nodeTypes.break) words.push(each);
      return false;
    });
  return new Slice(Fragment.from(words), 0, 0);
}
