import type { postalWords as portuguese } from "./postal-words.pt-br.ts";

/** What the postal codes of a country look like, by its two letters, for a sentence. */
export const postalWords: typeof portuguese = {
  PT: "7 numbers, with a dash before the last three",
  GB: "capital letters and numbers, with a space before the last three signs",
  IE: "the Eircode, of 7 capital letters and numbers, with a space after the first three",
  US: "5 numbers, or 9 with a dash after the fifth",
  DE: "5 numbers, the zero at the start included",
  FR: "5 numbers, the zero at the start included",
  AR: "4 numbers, or the new code: a letter, 4 numbers and 3 letters",
};
