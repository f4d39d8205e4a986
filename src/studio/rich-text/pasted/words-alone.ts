import { cleanWords, singleSpaced } from "../../fields/kinds/clean-text.ts";

/** Removes invisible characters and collapses spaces. */
export function wordsAlone(text: string): string {
  return singleSpaced(cleanWords(text));
}
