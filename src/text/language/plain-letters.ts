/** A text in small letters without accents, as people type who look for it or name a file: "Ação" → "acao". */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name in small plain letters and figures, and nothing else: "Code postal" and "codePostal" are "codepostal". */
export function bareName(name: string): string {
  return plainLetters(name)
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\d]+/gu, "");
}
