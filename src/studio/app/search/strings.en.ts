import type { pageSearchStrings as inPortuguese } from "./strings.pt-br.ts";

/** Search rules and synonyms for English. */
export const pageSearchStrings: typeof inPortuguese = {
  first: "home, homepage, home page, front page, start page, main page, cover",
  bin: "bin, trash, recycle bin, waste basket, deleted",
  binHolds: "What you remove stays here for 90 days.",
  small: "a an and at by for from in into of on or our that the this to with your".split(" "),
  singular: stemOfPlural,
  others: {
    ...mapBothSpellings({
      color: "colour",
      gray: "grey",
      center: "centre",
      favorite: "favourite",
      catalog: "catalogue",
      program: "programme",
      theater: "theatre",
      license: "licence",
      zip: "postcode",
      vacation: "holiday",
      store: "shop",
      cellphone: "mobile",
    }),
    // For the second word of "zip code".
    code: ["postcode"],
  },
};

/** Maps American spellings to British ones and vice versa, so that a search finds both. */
function mapBothSpellings(american: Readonly<Record<string, string>>): Record<string, string[]> {
  const pairs = Object.entries(american);
  const all = [...pairs, ...pairs.map(([one, other]) => [other, one])];
  return Object.fromEntries(all.map(([word, other]) => [word, [other]]));
}

/** Returns the stem of a plural: "boxes" → "box"; "cities" → "cit", which begins both forms. */
function stemOfPlural(word: string): string {
  if (word.length <= 3 || word.endsWith("ss")) return word;
  if (word.length > 5 && word.endsWith("ies")) return word.slice(0, -3);
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
