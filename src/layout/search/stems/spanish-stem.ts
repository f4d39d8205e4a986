/**
 * Plural endings of folded Spanish words, as in "A light stemmer for Spanish" by Jacques Savoy
 * (2001), but the gender of a word stays part of its stem: "casa" does not match "caso". Words in
 * -s and -se share a plural and therefore a stem: "paises" → "pai" ← "pais".
 */
const pluralEndings: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])s(?:es?)?$/, "$1"],
  [/s$/, ""],
  [/e$/, ""],
  [/c$/, "z"],
];

/** The minimum length of a stem: "mes", "luz". */
const minStemLength = 3;

/** Returns the stem of a word: "luces" → "luz", "flores" → "flor". */
export function stem(word: string): string {
  return pluralEndings.reduce((root, [ending, singular]) => {
    const shorter = root.replace(ending, singular);
    return shorter.length < minStemLength ? root : shorter;
  }, word);
}
