/**
 * Lower-case letters that Unicode does not decompose, such as ligatures and letters with a stroke.
 */
const letterExpansions: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t" },
  ...{ ŋ: "n", ı: "i", ə: "e" },
};
const asciiOnly = /^[ -~]*$/;
const expandableLetters = new RegExp(`[${Object.keys(letterExpansions).join("")}]`, "g");

/**
 * Lower-cases a text and removes its accents, for searches and file names: "Ação" → "acao",
 * "Straße" → "strasse". Letters of other scripts stay.
 */
export function foldLetters(text: string): string {
  // Most texts need no normalization, which takes several times longer.
  if (asciiOnly.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(expandableLetters, (letter) => letterExpansions[letter] ?? letter);
}

/**
 * Reduces a name to lower-case letters without accents, and digits: "Code postal" and "codePostal"
 * become "codepostal".
 */
export function foldName(name: string): string {
  return foldLetters(name).replace(/[^\p{L}\d]+/gu, "");
}

/**
 * Converts a name to a slug for a URL or file name: the letters a to z, digits, and hyphens between
 * them. Returns an empty text if the name has no such letter or digit.
 */
export function slugify(name: string): string {
  // NFKD also decomposes compatibility characters: "1º" → "1o", "m²" → "m2".
  const plain = foldLetters(name.normalize("NFKD"));
  return plain.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");
}

/** Returns the slug of a name with at most `longest` characters, cut between words if possible. */
export function truncatedSlug(name: string, longest: number): string {
  const slug = slugify(name);
  if (slug.length <= longest) return slug;
  const words = slug.slice(0, longest + 1).replace(/-[^-]*$/, "");
  return words.slice(0, longest);
}

/** Whether the slug of a name keeps all its letters. Letters of other scripts would be lost. */
export function hasLosslessSlug(name: string): boolean {
  return !/[^a-z]/.test(foldLetters(name.normalize("NFKD")).replace(/\P{L}/gu, ""));
}
