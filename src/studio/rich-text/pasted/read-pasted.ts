import type { Node } from "prosemirror-model";
import { kinds } from "../source/body-schema.ts";
import { runsIn } from "../source/inline-runs.ts";
import { holdsTooMuch, isTooLong } from "../source/size-limit.ts";
import { blocksIn } from "./html-blocks.ts";
import { inertBody } from "./inert-html.ts";
import type { PastedPictures } from "./pasted-pictures.ts";
import { blocksOfWords } from "./plain-blocks.ts";

/** What was pasted, as blocks that a body can hold. */
export interface PastedBlocks {
  nodes: Node[];
  /** A placeholder among the nodes shows where each one belongs that came with its bytes, outside of lists and tables. */
  pictures: PastedPictures;
  /** It is too much to be pasted at once: there are no nodes. */
  isTooLong: boolean;
}

/**
 * Takes what was pasted for what it means; how it looked elsewhere stays there.
 *
 * @param html nothing where words alone were pasted
 */
export function readPasted({ html, words }: { html: string; words: string }): PastedBlocks {
  const { body, pictures } = inertBody(html);
  if (holdsTooMuch(body) || isTooLong(words))
    return { nodes: [], pictures: { brought: [], missing: 0 }, isTooLong: true };
  const nodes = blocksIn(body);
  // What has no form as HTML may have one in its signs, as in WhatsApp.
  const isBare = nodes.every(hasNoForm) && words.trim() !== "";
  return { nodes: isBare ? blocksOfWords(words) : nodes, pictures, isTooLong: false };
}

function hasNoForm(node: Node): boolean {
  return (
    node.type === kinds.paragraph &&
    runsIn(node).every(({ strong, em, to }) => !strong && !em && to === undefined)
  );
}
