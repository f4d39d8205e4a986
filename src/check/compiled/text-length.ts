import { replaceTokens } from "../../model/facts.ts";

/**
 * The letters of a text without its `${tokens}`: how long the facts are that take their place is
 * known only beside the other files (see `checkShownLength`).
 */
export function countWritten(text: string): number {
  return countCharacters(replaceTokens(text, () => ""));
}

/** The characters of a text, not its UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
