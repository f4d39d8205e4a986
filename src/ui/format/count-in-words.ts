import { fill } from "./format-amount.ts";

/** A label for a number in its two forms, each with a slot `{n}`. */
interface CountLabels {
  countOne: string;
  countOther: string;
}

/**
 * A number with its word in the form that the language has for it: (6, …, "pt-BR") → "6 artigos"; in French zero takes
 * the singular, and in Croatian 21 does.
 */
export function countInWords(n: number, labels: CountLabels, language: string): string {
  return fill(isSingular(n, language) ? labels.countOne : labels.countOther, { n });
}

function isSingular(n: number, language: string): boolean {
  // Portuguese may count zero as one, too (Unicode CLDR), but people write "0 artigos".
  if (n === 1 || (n === 0 && /^pt\b/i.test(language))) return n === 1;
  return new Intl.PluralRules(language).select(n) === "one";
}
