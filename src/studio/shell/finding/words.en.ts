import type { findingWords as inPortuguese } from "./words.pt-br.ts";

/** What is sought with. */
export const findingWords: typeof inPortuguese = {
  first: "home, homepage, home page, front page, start page, main page, cover",
  small: "a an and at by for from in into of on or our that the this to with your".split(" "),
  singular,
};

/** "boxes" → "box"; "cities" → "cit", with which both begin. */
function singular(word: string): string {
  if (word.length <= 3 || word.endsWith("ss")) return word;
  if (word.length > 5 && word.endsWith("ies")) return word.slice(0, -3);
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
