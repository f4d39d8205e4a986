import type { Node } from "prosemirror-model";
import { kinds } from "../source/body-schema.ts";

/** No file of a site has a colon in its name. */
const named = /^pasted:(\d+)$/;

/** A node that holds the place of a pasted picture until that is brought in. */
export function placeholderOf(number: number): Node {
  return kinds.picture.create({ file: `pasted:${number}` });
}

/** The number of the picture whose place a node holds; `undefined` for any other node. */
export function placeholderNumber(node: Node): number | undefined {
  const [, number] = (node.type === kinds.picture && named.exec(String(node.attrs.file))) || [];
  return number === undefined ? undefined : Number(number);
}
