import type { Node } from "prosemirror-model";
import { nodeTypes } from "../source/body-schema.ts";

/** File names of a site contain no colon. */
const placeholderName = /^pasted:(\d+)$/;

/** A node that marks the place of a pasted picture until it is added. */
export function createPlaceholderNode(number: number): Node {
  return nodeTypes.picture.create({ file: `pasted:${number}` });
}

/** The index of the picture that a node is the placeholder of; `undefined` for other nodes. */
export function nodePlaceholderIndex(node: Node): number | undefined {
  const [, number] =
    (node.type === nodeTypes.picture && placeholderName.exec(String(node.attrs.file))) || [];
  return number === undefined ? undefined : Number(number);
}
