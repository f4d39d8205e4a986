import { cleanWords, singleSpaced } from "../../fields/kinds/clean-text.ts";

/** Words as people meant them: nothing that nobody sees, and only one space between two words. */
export function wordsAlone(text: string): string {
  return singleSpaced(cleanWords(text));
}
