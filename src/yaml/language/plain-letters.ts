/** Letters that are two joined ones or have a stroke, in small: Unicode has no decomposition for them. */
const letterExpansions: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t" },
  ...{ ŋ: "n", ı: "i", ə: "e" },
};
const expandableLetters = new RegExp(`[${Object.keys(letterExpansions).join("")}]`, "g");

/**
 * A text in small letters without accents, as people type who look for it or name a file: "Ação" → "acao", "Straße" →
 * "strasse". Letters of other scripts stay.
 */
export function foldLetters(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(expandableLetters, (letter) => letterExpansions[letter] ?? letter);
}

/** A name in small plain letters and figures, and nothing else: "Code postal" and "codePostal" are "codepostal". */
export function normalizedName(name: string): string {
  return foldLetters(name).replace(/[^\p{L}\d]+/gu, "");
}

/**
 * A name as a part of an address or of a file name: the letters a to z, figures, and hyphens between them. Empty where
 * the name has no such letter or figure.
 */
export function slugOf(name: string): string {
  // The compatible forms of signs too: "1º" → "1o", "m²" → "m2".
  const plain = foldLetters(name.normalize("NFKD"));
  return plain.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");
}

/** The same with the words alone that fit in so many letters. */
export function truncatedSlug(name: string, longest: number): string {
  const slug = slugOf(name);
  if (slug.length <= longest) return slug;
  const words = slug.slice(0, longest + 1).replace(/-[^-]*$/, "");
  return words.slice(0, longest);
}

/** Whether the slug of a name keeps all its letters: not those of another script. */
export function isLosslessSlug(name: string): boolean {
  return !/[^a-z]/.test(foldLetters(name.normalize("NFKD")).replace(/\P{L}/gu, ""));
}
