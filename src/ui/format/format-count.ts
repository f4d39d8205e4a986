import { fill } from "./format-amount.ts";

/** The singular and plural forms of a label, each with a slot `{n}`. */
interface CountLabels {
  countOne: string;
  countOther: string;
}

/**
 * Formats a number with its label in the form that the language requires: (6, …, "pt-BR") → "6
 * artigos". In French zero is singular, in Croatian 21 is.
 */
export function formatCount(n: number, labels: CountLabels, language: string): string {
  return fill(isSingular(n, language) ? labels.countOne : labels.countOther, { n });
}

function isSingular(n: number, language: string): boolean {
  // In CLDR zero may be singular in Portuguese, but people write "0 artigos".
  if (n === 1 || (n === 0 && /^pt\b/i.test(language))) return n === 1;
  return new Intl.PluralRules(language).select(n) === "one";
}
