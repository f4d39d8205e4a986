/** Letters that Unicode decomposition does not split into base letters. */
const joined: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" };

/**
 * Folds a text for comparison: lower case without accents ("Água" → "agua", "Straße" → "strasse").
 */
export function foldForSearch(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[ßæœøł]/g, (letter) => joined[letter] ?? letter);
}

/** Returns the folded words of a text, in order. Numbers count as words. */
export function foldedWords(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
