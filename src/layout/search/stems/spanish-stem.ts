/**
 * Plural endings of folded Spanish words, as in "A light stemmer for Spanish" by Jacques Savoy
 * (2001), but each ending keeps its gender: "casa" does not match "caso". Words in -s and -se share
 * a plural and therefore a stem: "paises" → "pai" ← "pais".
 */
const pluralEndings: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])s(?:es?)?$/, "$1"],
  [/s$/, ""],
  [/e$/, ""],
  [/c$/, "z"],
];

/** Minimum length of a stem: "mes", "luz". */
const minStemLength = 3;

/** The stem of a word: "luces" → "luz", "flores" → "flor". */
export function stem(word: string): string {
  return pluralEndings.reduce((root, [ending, singular]) => {
    const shorter = root.replace(ending, singular);
    return shorter.length < minStemLength ? root : shorter;
  }, word);
}
