import type { Node } from "prosemirror-model";
import { kinds } from "../source/body-schema.ts";

/** File names of a site contain no colon. */
const named = /^pasted:(\d+)$/;

/** A node that marks the place of a pasted picture until it is added. */
export function placeholderOf(number: number): Node {
  return kinds.picture.create({ file: `pasted:${number}` });
}

/** The index of the picture that a node is the placeholder of; `undefined` for other nodes. */
export function placeholderNumber(node: Node): number | undefined {
  const [, number] = (node.type === kinds.picture && named.exec(String(node.attrs.file))) || [];
  return number === undefined ? undefined : Number(number);
}
