/**
 * Words of editors in English that the United States write otherwise, as the British write them, small and at the beginning of
 * a sentence. Their other forms come by themselves: "colours", "unticked".
 */
const americanSpellings = {
  colour: "color",
  grey: "gray",
  centre: "center",
  cheque: "check",
  tick: "check",
  "full stop": "period",
  practise: "practice",
  spelt: "spelled",
  postcode: "postal code",
  fortnight: "two weeks",
} as const;

/** The words that differ. */
export const britishWords = Object.keys(americanSpellings) as (keyof typeof americanSpellings)[];

declare const process: { env: Readonly<Record<string, string | undefined>> };

// Told by whoever starts a program, and by who bundles one for the browser.
const isAmerican = process.env.PRELO_ENGLISH === "US";

/** Tells what is bundled for a browser the same: a part of `define`. */
export const spellingDefine = { "process.env.PRELO_ENGLISH": isAmerican ? '"US"' : '""' };

/** The region of the English that is written here, for days and figures. */
export const englishLocale: string = isAmerican ? "en-US" : "en-GB";

const britishPattern = new RegExp(
  `(?<=\\b(?:un)?)(?:${britishWords.join("|")})(?=s\\b|ed\\b|\\b)`,
  "gi",
);

/**
 * An English text of ours, such as "The colours", as it is written where the site's editors are: "The colors". What editors
 * wrote themselves may not stand in it.
 */
export function localizeSpelling(text: string): string {
  if (!isAmerican) return text;
  return text.replace(britishPattern, (word) => {
    const other = americanSpellings[word.toLowerCase() as keyof typeof americanSpellings];
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}
