import type { Speech } from "./amounts.pt-br.ts";
import { numberInWords, readNumber } from "./number-words.en.ts";

type Names = readonly [one: string, many: string];

/** What a currency and its hundredth part are called. */
interface Money {
  whole: Names;
  part: Names;
}

const cents: Names = ["cent", "cents"];
const dollars: Money = { whole: ["dollar", "dollars"], part: cents };

const currencies: Readonly<Record<string, Money>> = {
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

/** Whether the program knows how the language of a site says numbers and hours. */
export function isSpoken({ language }: Pick<Speech, "language">): boolean {
  return /^en\b/i.test(language);
}

/** Whether a price stands on the page in words, too: that is a custom of Brazil. */
export const pricesAreSaid = false;

/** An amount as on a cheque: "one thousand and ninety-nine pounds"; nothing in another language or currency. */
export function amountInWords(amount: number, speech: Speech): string | undefined {
  const hundredths = Math.round(amount * 100);
  const money = currencies[speech.currency ?? ""];
  if (!money || !isSpoken(speech) || amount < 0 || hundredths >= 1e11) return undefined;
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  const parts = [
    ...(whole > 0 || rest === 0 ? [named(whole, money.whole)] : []),
    ...(rest > 0 ? [named(rest, money.part)] : []),
  ];
  return parts.join(" and ");
}

function named(number: number, [one, many]: Names): string {
  return `${numberInWords(number)} ${number === 1 ? one : many}`;
}

const wholes = new Set(Object.values(currencies).flatMap(({ whole }) => whole));
const parts = new Set(Object.values(currencies).flatMap(({ part }) => part));

/**
 * The amount that words say. What follows it may be anything but another number ("pounds a month");
 * nothing where a word before it is none of a number, for then nobody can tell what is meant.
 */
export function readAmount(text: string): number | undefined {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const end = words.findIndex((word) => wholes.has(word));
  const coins = words.findIndex((word) => parts.has(word));
  if (end < 0 && coins < 0) return undefined;
  const whole = end < 0 ? 0 : readNumber(words.slice(0, end));
  const rest = coins < 0 ? 0 : readNumber(words.slice(end + 1, coins));
  const tail = words.slice(Math.max(end, coins) + 1);
  if (whole === undefined || rest === undefined || tail.some(isNumber)) return undefined;
  return whole + rest / 100;
}

function isNumber(word: string): boolean {
  return word !== "and" && (/\d/.test(word) || readNumber([word]) !== undefined);
}
