import type { Node } from "prosemirror-model";
import { kinds } from "../source/body-schema.ts";
import { runsIn } from "../source/inline-runs.ts";
import { holdsTooMuch, isTooLong } from "../source/size-limit.ts";
import { blocksIn } from "./html-blocks.ts";
import { inertBody } from "./inert-html.ts";
import type { PastedPictures } from "./pasted-pictures.ts";
import { blocksOfWords } from "./plain-blocks.ts";

/** Pasted content as blocks of a body. */
export interface PastedBlocks {
  nodes: Node[];
  /**
   * Placeholders among the nodes mark the places of pictures with bytes, outside of lists and
   * tables.
   */
  pictures: PastedPictures;
  /** The input was too long, and `nodes` is empty. */
  isTooLong: boolean;
}

/**
 * Converts pasted content by its meaning, without its appearance.
 *
 * @param html empty if only plain text was copied
 */
export function readPasted({ html, words }: { html: string; words: string }): PastedBlocks {
  const { body, pictures } = inertBody(html);
  if (holdsTooMuch(body) || isTooLong(words))
    return { nodes: [], pictures: { brought: [], missing: 0 }, isTooLong: true };
  const nodes = blocksIn(body);
  // Unformatted HTML may have formatting in its plain text, as from WhatsApp.
  const isBare = nodes.every(hasNoForm) && words.trim() !== "";
  return { nodes: isBare ? blocksOfWords(words) : nodes, pictures, isTooLong: false };
}

function hasNoForm(node: Node): boolean {
  return (
    node.type === kinds.paragraph &&
    runsIn(node).every(({ strong, em, to }) => !strong && !em && to === undefined)
  );
}
