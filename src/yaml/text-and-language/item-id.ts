import { truncatedSlug } from "./text-normalization.ts";

/**
 * Derives a unique id from a text: lower case, no accents, hyphens, not in `taken`. Returns `""` if
 * no letter or digit remains.
 */
export function idFromText(words: string, taken: ReadonlySet<string> = new Set()): string {
  const id = truncatedSlug(words, maxIdLength);
  return id === "" ? "" : uniqueId(id, taken);
}

/** Returns the id itself or, if it is taken, the id with the next free number. */
export function uniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const stem = id.replace(/-\d+$/, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const maxIdLength = 50;
