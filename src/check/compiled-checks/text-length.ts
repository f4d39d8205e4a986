import { replaceFactTokens } from "../../model/facts.ts";

/**
 * Counts the characters of a text without its `${tokens}`. Facts replace these tokens, and the
 * length of facts is only known with the other files (see `checkResolvedLength`).
 */
export function countCharactersWithoutTokens(text: string): number {
  return countCharacters(replaceFactTokens(text, () => ""));
}

/** Counts characters (code points), not UTF-16 units. */
export function countCharacters(text: string): number {
  return [...text].length;
}
