import { truncatedSlug } from "../../../yaml/text-and-language/text-normalization.ts";

/**
 * Makes a slug from a text: lower case, no accents, hyphens. `""` if no letter remains. Avoids the
 * ids in `taken`.
 */
export function idFromText(words: string, taken: ReadonlySet<string> = new Set()): string {
  const id = truncatedSlug(words, maxIdLength);
  return id === "" ? "" : uniqueId(id, taken);
}

/** The id itself or, if it is taken, the id with the next free number. */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const stem = id.replace(/-\d+$/, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const maxIdLength = 50;
