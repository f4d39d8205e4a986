/**
 * Plurals of Spanish, of folded words, lightly as in "A light stemmer for Spanish" by Jacques Savoy (2001), but each ending
 * keeps its gender: "casa" is no "caso". A word in -s and one in -se have the same plural, and therefore one stem:
 * "paises" → "pai" ← "pais".
 */
const steps: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])s(?:es?)?$/, "$1"],
  [/s$/, ""],
  [/e$/, ""],
  [/c$/, "z"],
];

/** What is left of a word has as many letters at least: "mes", "luz". */
const shortest = 3;

/** What a word has in common with its plural: "luces" → "luz", "flores" → "flor". */
export function stem(word: string): string {
  return steps.reduce((root, [ending, singular]) => {
    const shorter = root.replace(ending, singular);
    return shorter.length < shortest ? root : shorter;
  }, word);
}
