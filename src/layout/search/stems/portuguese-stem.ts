/**
 * Plurals of Portuguese and what stands for them in the singular, of folded words ("declaracoes").
 * What ends in -el and -il has one plural and therefore one stem: "papeis", "uteis"; so has what ends in -r and -re.
 */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, "ao"],
  [/(?:eis|el|il)$/, "el"],
  [/([aou])is$/, "$1l"],
  [/ns$/, "m"],
  [/([rz])es?$/, "$1"],
  [/s$/, ""],
];

/** Shorter words are left as they are: "mes", "gas". */
const shortest = 4;

/** What a word has in common with its plural or singular, lightly: "uteis" → "utel" ← "util". */
export function stem(word: string): string {
  if (word.length < shortest) return word;
  const [ending, singular] = plurals.find(([each]) => each.test(word)) ?? [/$/, ""];
  return word.replace(ending, singular);
}
