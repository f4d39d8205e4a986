import { readBody } from "../source/body-document.ts";
import { bodySchema } from "../source/body-schema.ts";
import { writeBody } from "../source/write-body.ts";
import { placeholderNumber } from "./picture-placeholder.ts";
import { readPasted } from "./read-pasted.ts";

/**
 * What was pasted as a body writes it, for where the signs of a longer text are typed.
 *
 * @param html nothing where words alone were pasted
 */
export function pastedSource(pasted: { html: string; words: string }): string {
  const nodes = readPasted(pasted).nodes.filter((node) => placeholderNumber(node) === undefined);
  if (nodes.length === 0) return "";
  return writeBody(bodySchema.node("doc", null, nodes), readBody("")).source;
}
