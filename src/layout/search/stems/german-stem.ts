/**
 * Endings of folded German words ("Häuser" is "hauser"), after "Light stemming approaches for the
 * French, Portuguese, German and Hungarian languages" by Jacques Savoy (2006). Since -er and -en
 * may belong to the singular, they are removed together with the ending behind them: "papiere" →
 * "papi" ← "papier".
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/innen$/, "in"],
  [/^(.{3,}?)(?:(?:e[nr])+(?:e[ns]?|[ns])?|e[ns]?)$/, "$1"],
  [/eln$/, "el"],
  [/^(.{4,}?)ss?$/, "$1"],
];

/** Returns the stem of a word: "termine" → "termin", "preise" and "preis" → "prei". */
export function stem(word: string): string {
  return endings.reduce((root, [ending, singular]) => root.replace(ending, singular), word);
}
