import { readBody } from "../source/body-document.ts";
import { bodySchema } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { placeholderNumber } from "./picture-placeholder.ts";
import { readPasted } from "./read-pasted.ts";

/**
 * Writes what was pasted as the source of a body, for a field in which that source is typed.
 *
 * @param pasted the HTML is empty where words alone were pasted
 * @returns the source, how many pictures it leaves out, and whether it was too much to be read: then the source is empty
 */
export function pastedSource(pasted: { html: string; words: string }): {
  source: string;
  pictures: number;
  isTooLong: boolean;
} {
  const { nodes, pictures, isTooLong } = readPasted(pasted);
  const words = nodes.filter((node) => placeholderNumber(node) === undefined);
  const left = pictures.brought.length + pictures.missing;
  if (words.length === 0) return { source: "", pictures: left, isTooLong };
  const { source } = writeBody(bodySchema.node("doc", null, words), readBody(""));
  return { source, pictures: left, isTooLong };
}
