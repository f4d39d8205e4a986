import type { Node } from "prosemirror-model";
import { nodeTypes } from "../source/body-schema.ts";
import { toInlineRuns } from "../source/inline-runs.ts";
import { isHtmlTooLarge, isTextTooLong } from "../source/size-limit.ts";
import { parseBlocks } from "./html-blocks.ts";
import { parseAndCleanHtml } from "./inert-html.ts";
import { parsePlainText } from "./parse-plain-text.ts";
import type { PastedPictures } from "./pasted-pictures.ts";

/** Pasted content as blocks of a body. */
export interface PastedBlocks {
  nodes: Node[];
  /**
   * The pictures of the content. Placeholders among the nodes mark the positions of those with
   * bytes that are outside lists, quotes and tables.
   */
  pictures: PastedPictures;
  /** Whether the input was too long. `nodes` is then empty. */
  isTooLong: boolean;
}

/**
 * Converts pasted content to blocks by its meaning, not by its appearance.
 *
 * @param html empty if only plain text was copied
 */
export function readPastedContent({ html, words }: { html: string; words: string }): PastedBlocks {
  const { body, pictures } = parseAndCleanHtml(html);
  if (isHtmlTooLarge(body) || isTextTooLong(words))
    return { nodes: [], pictures: { embedded: [], missing: 0 }, isTooLong: true };
  const nodes = parseBlocks(body);
  // The plain text may have formatting even if the HTML has none, as from WhatsApp.
  const isBare = nodes.every(isUnformattedParagraph) && words.trim() !== "";
  return { nodes: isBare ? parsePlainText(words) : nodes, pictures, isTooLong: false };
}

function isUnformattedParagraph(node: Node): boolean {
  return (
    node.type === nodeTypes.paragraph &&
    toInlineRuns(node).every(({ strong, em, to }) => !strong && !em && to === undefined)
  );
}
