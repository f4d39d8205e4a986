import type { Node } from "prosemirror-model";
import { nodeTypes } from "../source/body-schema.ts";

/**
 * The file name of a placeholder. File names of a site contain no colon, so it cannot be one of
 * them.
 */
const placeholderName = /^pasted:(\d+)$/;

/** Creates a node that marks the position of a pasted picture until the picture is added. */
export function createPlaceholderNode(number: number): Node {
  return nodeTypes.picture.create({ file: `pasted:${number}` });
}

/**
 * Returns the index of the picture that a placeholder node represents; `undefined` for other nodes.
 */
export function nodePlaceholderIndex(node: Node): number | undefined {
  const [, number] =
    (node.type === nodeTypes.picture && placeholderName.exec(String(node.attrs.file))) || [];
  return number === undefined ? undefined : Number(number);
}
