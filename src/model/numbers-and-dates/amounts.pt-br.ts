import { numberInWords, parseNumberWords } from "./number-words.pt-br.ts";

/** The settings that decide how amounts and hours are written. */
export interface NumberLocale {
  language: string;
  currency?: string;
}

/** Whether number words and hour formats exist for a site's language. */
export function supportsNumberWords({ language }: Pick<NumberLocale, "language">): boolean {
  return /^pt\b/i.test(language);
}

/** Whether pages show prices in words too, as is the custom in Brazil. */
export const showsPricesInWords: boolean = true;

/**
 * Writes an amount in words, as on a cheque: "mil e noventa e nove reais". Returns `undefined` for
 * another language or currency, a negative amount, or a billion or more.
 */
export function amountInWords(amount: number, locale: NumberLocale): string | undefined {
  const cents = Math.round(amount * 100);
  const isSayable =
    supportsNumberWords(locale) && locale.currency === "BRL" && amount >= 0 && cents < 1e11;
  if (!isSayable) return undefined;
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  const parts = [
    ...(whole > 0 || rest === 0 ? [wordsWithUnit(whole, "real", "reais")] : []),
    ...(rest > 0 ? [wordsWithUnit(rest, "centavo", "centavos")] : []),
  ];
  return parts.join(" e ");
}

function wordsWithUnit(number: number, one: string, many: string): string {
  const words = numberInWords(number);
  // "um milhão de reais", but "um milhão e dez reais".
  const of = /(?:milhão|milhões)$/.test(words) ? "de " : "";
  return `${words} ${of}${number === 1 ? one : many}`;
}

/**
 * Parses an amount in words. Ignores the text after the amount ("reais por mês"). Returns
 * `undefined` if that text contains another number, if there is no currency word, or if other words
 * than number words precede it.
 */
export function parseAmountInWords(text: string): number | undefined {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const end = words.findIndex((word) => word === "real" || word === "reais");
  const coins = words.findIndex((word) => word === "centavo" || word === "centavos");
  if (end < 0 && coins < 0) return undefined;
  const whole = end < 0 ? 0 : parseNumberWords(words.slice(0, end).filter((word) => word !== "de"));
  const rest = coins < 0 ? 0 : parseNumberWords(words.slice(end + 1, coins));
  const tail = words.slice(Math.max(end, coins) + 1);
  if (whole === undefined || rest === undefined || tail.some(isNumberWord)) return undefined;
  return whole + rest / 100;
}

function isNumberWord(word: string): boolean {
  return word !== "e" && (/\d/.test(word) || parseNumberWords([word]) !== undefined);
}
