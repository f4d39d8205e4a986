import type { Node } from "prosemirror-model";
import { blocksIn } from "./html-blocks.ts";
import { inertBody } from "./inert-html.ts";
import { blocksOfWords } from "./plain-blocks.ts";

/** What was pasted, as blocks that a body can hold. */
export interface PastedBlocks {
  nodes: Node[];
  /** There were pictures, which a body does not hold. */
  hadPictures: boolean;
}

/**
 * Takes what was pasted for what it means; how it looked elsewhere stays there.
 *
 * @param html nothing where words alone were pasted
 */
export function readPasted({ html, words }: { html: string; words: string }): PastedBlocks {
  const { body, hadPictures } = inertBody(html);
  const nodes = blocksIn(body);
  return nodes.length > 0
    ? { nodes, hadPictures }
    : { nodes: blocksOfWords(words), hadPictures: hadPictures && words === "" };
}
