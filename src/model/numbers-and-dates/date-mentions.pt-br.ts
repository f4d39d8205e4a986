import type { DateMention, WeekdayMention } from "./date-mention.ts";

const months = [
  ...["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho"],
  ...["agosto", "setembro", "outubro", "novembro", "dezembro"],
];
const weekdayNames = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

const dateInWordsPattern = `(\\d{1,2})[º°]? de (${months.join("|")})(?: de (\\d{4}))?(?!\\p{L})`;
const numericDate = "(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])";
const datePattern = new RegExp(`(?<![\\d/.,])(?:${dateInWordsPattern}|${numericDate})`, "giu");

const weekdayPattern = `(${weekdayNames.join("|")})([- ]feira)?`;
const weekdayBeforePattern = new RegExp(
  `(?:(?<![\\p{L}-])(\\p{L}+) |(?<![\\p{L}-]))(${weekdayPattern})(?:,| -| –)? \\(?(?:(?:no )?dia )?$`,
  "iu",
);
const weekdayAfterPattern = new RegExp(
  `^(?:,? \\((${weekdayPattern})[),]|, (${weekdayPattern})(?![\\p{L}-]))`,
  "iu",
);

/** A fast pre-test: a text that does not match contains no date. */
export const dateQuickTest = /\d[º°]? de \p{L}|\d\/\d/u;

/**
 * Finds all dates in a text, in order. The language does not matter, because in Portuguese the day
 * comes first in every country.
 */
export function findDateMentions(text: string, _language?: string): DateMention[] {
  if (!dateQuickTest.test(text)) return [];
  return [...text.matchAll(datePattern)].flatMap((found) => {
    const [written, day, name, year, figureDay, figureMonth, figureYear] = found;
    const month = name ? months.indexOf(name.toLowerCase()) + 1 : Number(figureMonth);
    const named = {
      written,
      month,
      day: Number(day ?? figureDay),
      year: fullYear(year ?? figureYear),
    };
    if (month < 1 || month > 12 || named.day < 1 || named.day > 31) return [];
    const weekdays = [
      matchWeekdayBefore(text.slice(Math.max(0, found.index - 40), found.index)),
      matchWeekdayAfter(
        text.slice(found.index + written.length, found.index + written.length + 40),
      ),
    ].flatMap((each) => each ?? []);
    return [{ ...named, weekdays }];
  });
}

function fullYear(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/**
 * Returns the weekday before a date, unless it is ambiguous: "a segunda, 20 de dezembro" may be the
 * second instalment, and "segunda a sexta, 24/12" is a range.
 */
function matchWeekdayBefore(text: string): WeekdayMention | undefined {
  const [, word = "", written = "", name = "", tail] = weekdayBeforePattern.exec(text) ?? [];
  if (!written || /^(?:a|à|e)$/i.test(word)) return undefined;
  const isOrdinal = tail === undefined && !/^(?:domingo|sábado)$/i.test(name);
  if (isOrdinal && word !== "" && !/^(?:na|nesta|desta|próxima)$/i.test(word)) return undefined;
  return toWeekdayMention(written, name);
}

function matchWeekdayAfter(text: string): WeekdayMention | undefined {
  const [, held, heldName = "", , loose, looseName = "", tail] =
    weekdayAfterPattern.exec(text) ?? [];
  if (held) return toWeekdayMention(held, heldName);
  const isSure = tail !== undefined || /^(?:domingo|sábado)$/i.test(looseName);
  return loose && isSure ? toWeekdayMention(loose, looseName) : undefined;
}

function toWeekdayMention(written: string, name: string): WeekdayMention {
  return { written, number: weekdayNames.indexOf(name.toLowerCase()) };
}

/** Finds the first date in American order, with the month first: "12/24/2026". */
export function findSwappedDate(text: string, _language?: string): string | undefined {
  return /(?<![\d/])\d{1,2}\/(?:1[3-9]|2\d|3[01])\/20\d{2}(?!\d)/.exec(text)?.[0];
}

/** Adds a year to a date that is written without one: "em 2026 24 de dezembro". */
export function withYear(year: number, written: string): string {
  return `em ${year} ${written}`;
}

/** Returns a weekday (Sunday = 0) with its article: 5 → "uma sexta-feira". */
export function weekdayInWords(number: number): string {
  const name = weekdayNames[number] ?? "";
  return number === 0 || number === 6 ? `um ${name}` : `uma ${name}-feira`;
}

/** Returns the name of a month, counted from 1. */
export function monthInWords(month: number): string {
  return months[month - 1] ?? "";
}
