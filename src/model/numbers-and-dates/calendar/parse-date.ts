import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import { parseMonthName, parseWeekdayName } from "./parse-calendar-name.ts";

/** A calendar date; the month is counted from 1. The date may not exist, such as 31 April. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

// Words around a date that do not change its meaning, in the languages of sites so far.
const fillerWords = new Set("le du el de del dia am den der do em o the of on".split(" "));

/**
 * Parses a written-out date with a year: "le mercredi 14 juillet 2027", "14. Juli 2027",
 * "1° de mayo de 2027".
 *
 * @param language the language of the text, a BCP 47 tag
 * @returns `undefined` if there are other words, or if the weekday does not match the date
 */
export function parseWrittenOutDate(text: string, language: string): CalendarDate | undefined {
  const words = text.trim().split(/[\s,]+/);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}(?:er|re|[º°ª.]|st|nd|rd|th)?$/i.test(word));
  const left = words.filter((word) => word !== year && word !== day);
  const names = left.filter((word) => !fillerWords.has(foldLetters(word)));
  const months = names.flatMap((word) => parseMonthName(word, language) ?? []);
  const [month] = months;
  if (!year || !day || !month || left.length + 2 !== words.length) return undefined;
  const read = { year: Number(year), month, day: Number.parseInt(day, 10) };
  const [first = "", second] = names;
  if (names.length === 1) return read;
  return names.length === 2 && second && isWeekdayOf(read, first, language) ? read : undefined;
}

function isWeekdayOf({ year, month, day }: CalendarDate, word: string, language: string): boolean {
  return parseWeekdayName(word, language) === new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/**
 * Parses a date with a two-digit year, "14/07/27", in the order of the country.
 *
 * @param language a BCP 47 tag with the country whose order applies
 * @returns `undefined` for any other text, for a country that puts the year first, and for years
 * above 49, which may belong to the last century
 */
export function parseShortDate(text: string, language: string): CalendarDate | undefined {
  const found = /^(\d{1,2})([/.])(\d{1,2})\2([0-4]\d)$/.exec(text.trim());
  const parts = new Intl.DateTimeFormat(language, { timeZone: "UTC" }).formatToParts(0);
  const order = parts.map(({ type }) => type).filter((type) => /^(?:day|month|year)$/.test(type));
  if (!found || order[2] !== "year") return undefined;
  const [first, second, year] = [found[1], found[3], found[4]].map(Number);
  const [day, month] = order[0] === "day" ? [first, second] : [second, first];
  return { year: 2000 + (year ?? 0), month: month ?? 0, day: day ?? 0 };
}
