/**
 * Plurals of folded French words: the first step of "Light stemming approaches for the French,
 * Portuguese, German and Hungarian languages" by Jacques Savoy (2006). Words in -al and -au share a
 * plural and therefore a stem: "chevaux" → "cheval".
 */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(eau|eu|ou)x?$/, "$1"],
  [/aux?$/, "al"],
  [/([^s])s$/, "$1"],
];

/** Shorter words stay unchanged: "bus", "eau". */
const minWordLength = 4;

/** Returns the stem of a word: "bateaux" → "bateau", "animaux" → "animal". */
export function stem(word: string): string {
  if (word.length < minWordLength) return word;
  const [ending, singular] = plurals.find(([each]) => each.test(word)) ?? [/$/, ""];
  return word.replace(ending, singular);
}
