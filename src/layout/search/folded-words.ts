/** Letters that are two joined ones, or have a stroke: no accent that could be taken off. */
const joined: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" };

/** A text as it is compared: in small letters, without accents ("Água" → "agua", "Straße" → "strasse"). */
export function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[ßæœøł]/g, (letter) => joined[letter] ?? letter);
}

/** The words of a text as they are compared, in their order; figures count as words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
