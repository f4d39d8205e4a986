/**
 * Endings of German, of folded words ("Häuser" is "hauser" there), after "Light stemming approaches for the French,
 * Portuguese, German and Hungarian languages" by Jacques Savoy (2006). Since -er and -en may belong to the singular,
 * they go together with what stands behind them: "papiere" → "papi" ← "papier".
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/innen$/, "in"],
  [/^(.{3,}?)(?:(?:e[nr])+(?:e[ns]?|[ns])?|e[ns]?)$/, "$1"],
  [/eln$/, "el"],
  [/^(.{4,}?)ss?$/, "$1"],
];

/** What a word has in common with its plural: "termine" → "termin", "preise" → "prei" ← "preis". */
export function stem(word: string): string {
  return endings.reduce((root, [ending, singular]) => root.replace(ending, singular), word);
}
