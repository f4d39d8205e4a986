import { parseBodyDocument } from "../source/body-document.ts";
import { bodySchema } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { nodePlaceholderIndex } from "./picture-placeholder.ts";
import { readPastedContent } from "./read-pasted-content.ts";

/**
 * Converts pasted content to the source of a body, for fields in which users type the source.
 *
 * @param pasted `html` is empty if only plain text was copied
 * @returns the source, the number of omitted pictures, and whether the input was too long; the
 *   source is empty if it was
 */
export function convertPastedToSource(pasted: { html: string; words: string }): {
  source: string;
  pictures: number;
  isTooLong: boolean;
} {
  const { nodes, pictures, isTooLong } = readPastedContent(pasted);
  const words = nodes.filter((node) => nodePlaceholderIndex(node) === undefined);
  const left = pictures.embedded.length + pictures.missing;
  if (words.length === 0) return { source: "", pictures: left, isTooLong };
  const { source } = writeBody(bodySchema.node("doc", null, words), parseBodyDocument(""));
  return { source, pictures: left, isTooLong };
}
