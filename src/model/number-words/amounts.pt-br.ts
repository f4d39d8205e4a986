import { numberInWords, parseNumberWords } from "./number-words.pt-br.ts";

/** The settings that decide how amounts and hours are said. */
export interface NumberLocale {
  language: string;
  currency?: string;
}

/** Whether the program knows how the language of a site says numbers and hours. */
export function hasNumberWords({ language }: Pick<NumberLocale, "language">): boolean {
  return /^pt\b/i.test(language);
}

/** Whether a price stands on the page in words, too, as prices in Brazil do. */
export const showsPricesInWords: boolean = true;

/** An amount as on a cheque: "mil e noventa e nove reais"; nothing in another language or currency. */
export function amountInWords(amount: number, speech: NumberLocale): string | undefined {
  const cents = Math.round(amount * 100);
  const isSayable =
    hasNumberWords(speech) && speech.currency === "BRL" && amount >= 0 && cents < 1e11;
  if (!isSayable) return undefined;
  const [whole, rest] = [Math.floor(cents / 100), cents % 100];
  const parts = [
    ...(whole > 0 || rest === 0 ? [withUnit(whole, "real", "reais")] : []),
    ...(rest > 0 ? [withUnit(rest, "centavo", "centavos")] : []),
  ];
  return parts.join(" e ");
}

function withUnit(number: number, one: string, many: string): string {
  const words = numberInWords(number);
  // "um milhão de reais", but "um milhão e dez reais".
  const of = /(?:milhão|milhões)$/.test(words) ? "de " : "";
  return `${words} ${of}${number === 1 ? one : many}`;
}

/**
 * The amount that words say. What follows it may be anything but another number ("reais por mês");
 * nothing where a word before it is none of a number, for then nobody can tell what is meant.
 */
export function parseAmount(text: string): number | undefined {
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
