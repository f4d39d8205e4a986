/** A number at the beginning of a title, and what it counts: "Nossos três planos". */
export const countedTitle =
  /^(?:(?:os|as|noss[oa]s|seus|suas|conheça [oa]s|veja [oa]s) )?((\p{L}+|\d{1,2}) (\p{L}{3,}s))(?!\p{L})/iu;

/** What has a number of its own, whatever stands below. */
export const unitNames =
  /^(?:segundos|minutos|horas|dias|semanas|meses|anos|vezes|reais|metros|palavras|linhas)$/;

const numberPattern = "\\d+(?:[.,]\\d+)?";

/** A number of what promises are counted in, with the words around it; amounts and shares of a law stand beside any number. */
export const promisePattern = new RegExp(
  `((?<!\\p{L})(?:\\p{L}+ ){1,3}|)(?<!\\d)(${numberPattern}(?: a ${numberPattern})?) ((?:minutos|horas|dias|semanas|meses|anos)(?: \\p{L}+){0,4})`,
  "giu",
);

/** A whole number as it is typed: "1.500". */
export const integerPattern = "\\d+(?:\\.\\d{3})*";

/** The number that a value begins with, and what stands before it. */
export const leadingNumber = /^\D*[\d.]+/;

/** "1.500" → 1500. */
export function parseCount(digits: string): number {
  return Number(digits.replaceAll(".", ""));
}

/** "mais de 15 anos", "15+ anos": a number that promises to be the least of what a pattern names. */
export function atLeastPattern(name: string): string {
  const words = `${integerPattern}|\\p{L}+(?: e \\p{L}+)*`;
  return `(?:mais de (${words}) |(${integerPattern}) ?\\+ ?(?:de )?)${name}`;
}
