/**
 * American spellings of British words in our English texts. Capitals and other forms are derived:
 * "colours", "unticked".
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

/** The British words that have another American spelling. */
export const britishWords = Object.keys(americanSpellings) as (keyof typeof americanSpellings)[];

declare const process: { env: Readonly<Record<string, string | undefined>> };

// The variable is set by the script that starts a program, or by the bundler's `define` for a
// browser.
const isAmerican = process.env.PRELO_ENGLISH === "US";

/** The bundler's `define` entry that passes this setting on to a browser bundle. */
export const spellingDefine = { "process.env.PRELO_ENGLISH": isAmerican ? '"US"' : '""' };

/** The locale of dates and numbers in the English texts. */
export const englishLocale: string = isAmerican ? "en-US" : "en-GB";

const britishPattern = new RegExp(
  `(?<=\\b(?:un)?)(?:${britishWords.join("|")})(?=s\\b|ed\\b|\\b)`,
  "gi",
);

/**
 * Converts one of our English texts to American spelling, if the program uses it: "The colours" →
 * "The colors". Must not be used for texts that users wrote.
 */
export function localizeSpelling(text: string): string {
  if (!isAmerican) return text;
  return text.replace(britishPattern, (word) => {
    const other = americanSpellings[word.toLowerCase() as keyof typeof americanSpellings];
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}
