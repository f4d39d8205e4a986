/**
 * Plurals of French, of folded words, as the first step of "Light stemming approaches for the French, Portuguese,
 * German and Hungarian languages" by Jacques Savoy (2006) has them. What ends in -al and -au has one plural and
 * therefore one stem: "chevaux" → "cheval".
 */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(eau|eu|ou)x?$/, "$1"],
  [/aux?$/, "al"],
  [/([^s])s$/, "$1"],
];

/** Shorter words are left as they are: "bus", "eau". */
const shortest = 4;

/** What a word has in common with its plural: "bateaux" → "bateau", "animaux" → "animal". */
export function stem(word: string): string {
  if (word.length < shortest) return word;
  const [ending, singular] = plurals.find(([each]) => each.test(word)) ?? [/$/, ""];
  return word.replace(ending, singular);
}
