import { shortSlugOf } from "../../../yaml/language/plain-letters.ts";

/** An id made of words: in small letters, without accents, with hyphens; `""` where no letter is left. */
export function idFrom(words: string, taken: ReadonlySet<string> = new Set()): string {
  const id = shortSlugOf(words, longest);
  return id === "" ? "" : unused(id, taken);
}

/** The id, or with the next number behind it where it is taken. */
export function unused(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const stem = id.replace(/-\d+$/, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

const longest = 50;
