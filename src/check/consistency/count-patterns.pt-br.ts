/** Matches a title that starts with a number and a noun: "Nossos três planos". */
export const countedTitle =
  /^(?:(?:os|as|noss[oa]s|seus|suas|conheça [oa]s|veja [oa]s) )?((\p{L}+|\d{1,2}) (\p{L}{3,}s))(?!\p{L})/iu;

/** Units and other nouns that never count the entries below a title. */
export const unitNames =
  /^(?:segundos|minutos|horas|dias|semanas|meses|anos|vezes|reais|metros|palavras|linhas)$/;

const numberPattern = "\\d+(?:[.,]\\d+)?";

/**
 * Matches a number with a unit of time, as in promises, with the words around it. Ignores other
 * units: amounts of money and percentages in laws may differ without a contradiction.
 */
export const promisePattern = new RegExp(
  `((?<!\\p{L})(?:\\p{L}+ ){1,3}|)(?<!\\d)(${numberPattern}(?: a ${numberPattern})?) ((?:minutos|horas|dias|semanas|meses|anos)(?: \\p{L}+){0,4})`,
  "giu",
);

/** Matches an integer as people write it: "1.500". */
export const integerPattern = "\\d+(?:\\.\\d{3})*";

/** Matches the first number of a value and any text before it. */
export const leadingNumber = /^\D*[\d.]+/;

/** Converts "1.500" to 1500. */
export function parseCount(digits: string): number {
  return Number(digits.replaceAll(".", ""));
}

/**
 * Creates the source of a pattern for a number stated as a minimum: "mais de 15 anos", "15+ anos".
 *
 * @param name pattern for the words after the number
 */
export function atLeastPattern(name: string): string {
  const words = `${integerPattern}|\\p{L}+(?: e \\p{L}+)*`;
  return `(?:mais de (${words}) |(${integerPattern}) ?\\+ ?(?:de )?)${name}`;
}
