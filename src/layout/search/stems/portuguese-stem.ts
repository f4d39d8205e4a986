/**
 * Plural endings of folded Portuguese words ("declaracoes") and their singular. Words in -el and
 * -il share a plural and therefore a stem ("papeis", "uteis"); so do words in -r and -re.
 */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, "ao"],
  [/(?:eis|el|il)$/, "el"],
  [/([aou])is$/, "$1l"],
  [/ns$/, "m"],
  [/([rz])es?$/, "$1"],
  [/s$/, ""],
];

/** Shorter words stay unchanged: "mes", "gas". */
const minWordLength = 4;

/** Returns the stem of a word: "uteis" and "util" → "utel". */
export function stem(word: string): string {
  if (word.length < minWordLength) return word;
  const [ending, singular] = plurals.find(([each]) => each.test(word)) ?? [/$/, ""];
  return word.replace(ending, singular);
}
