import type { NumberLocale } from "./amounts.pt-br.ts";
import { numberInWords, parseNumberWords } from "./number-words.en.ts";

export type { NumberLocale } from "./amounts.pt-br.ts";

type NounForms = readonly [one: string, many: string];

/** The names of a currency and of its hundredth part. */
interface CurrencyNames {
  whole: NounForms;
  part: NounForms;
}

const cents: NounForms = ["cent", "cents"];
const dollars: CurrencyNames = { whole: ["dollar", "dollars"], part: cents };

const currencyNames: Readonly<Record<string, CurrencyNames>> = {
  GBP: { whole: ["pound", "pounds"], part: ["penny", "pence"] },
  USD: dollars,
  CAD: dollars,
  AUD: dollars,
  NZD: dollars,
  SGD: dollars,
  HKD: dollars,
  EUR: { whole: ["euro", "euros"], part: cents },
  INR: { whole: ["rupee", "rupees"], part: ["paisa", "paise"] },
  ZAR: { whole: ["rand", "rand"], part: cents },
};

/** Whether number words and hour formats exist for a site's language. */
export function supportsNumberWords({ language }: Pick<NumberLocale, "language">): boolean {
  return /^en\b/i.test(language);
}

/** Whether pages show prices in words too: a custom of Brazil only. */
export const showsPricesInWords = false;

/**
 * Writes an amount in words, as on a cheque: "one thousand and ninety-nine pounds". Returns
 * `undefined` for another language, an unknown currency, a negative amount, or a billion or more.
 */
export function amountInWords(amount: number, locale: NumberLocale): string | undefined {
  const hundredths = Math.round(amount * 100);
  const money = currencyNames[locale.currency ?? ""];
  if (!money || !supportsNumberWords(locale) || amount < 0 || hundredths >= 1e11) return undefined;
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  const parts = [
    ...(whole > 0 || rest === 0 ? [wordsWithUnit(whole, money.whole)] : []),
    ...(rest > 0 ? [wordsWithUnit(rest, money.part)] : []),
  ];
  return parts.join(" and ");
}

function wordsWithUnit(number: number, [one, many]: NounForms): string {
  return `${numberInWords(number)} ${number === 1 ? one : many}`;
}

const wholeUnits = new Set(Object.values(currencyNames).flatMap(({ whole }) => whole));
const fractionUnits = new Set(Object.values(currencyNames).flatMap(({ part }) => part));

/**
 * Parses an amount in words. Ignores the text after the amount ("pounds a month"). Returns
 * `undefined` if that text contains another number, if there is no currency word, or if other words
 * than number words precede it.
 */
export function parseAmountInWords(text: string): number | undefined {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const end = words.findIndex((word) => wholeUnits.has(word));
  const coins = words.findIndex((word) => fractionUnits.has(word));
  if (end < 0 && coins < 0) return undefined;
  const whole = end < 0 ? 0 : parseNumberWords(words.slice(0, end));
  const rest = coins < 0 ? 0 : parseNumberWords(words.slice(end + 1, coins));
  const tail = words.slice(Math.max(end, coins) + 1);
  if (whole === undefined || rest === undefined || tail.some(isNumberWord)) return undefined;
  return whole + rest / 100;
}

function isNumberWord(word: string): boolean {
  return word !== "and" && (/\d/.test(word) || parseNumberWords([word]) !== undefined);
}
