/** A text in small letters without accents, as people type who look for it or name a file: "Ação" → "acao". */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
