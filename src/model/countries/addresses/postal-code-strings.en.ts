import type { postalCodeStrings as portuguese } from "./postal-code-strings.pt-br.ts";

/** Descriptions of postal code formats by country (two letters), for messages. */
export const postalCodeStrings: typeof portuguese = {
  PT: "7 digits, with a hyphen before the last three",
  GB: "capital letters and digits, with a space before the last three characters",
  IE: "an Eircode has 7 capital letters and digits, with a space after the first three",
  US: "5 digits, or 9 with a hyphen after the fifth",
  DE: "5 digits, including any zero at the start",
  FR: "5 digits, including any zero at the start",
  AR: "4 digits, or the new code: a letter, 4 digits and 3 letters",
};
