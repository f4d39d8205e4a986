import type { DateMention, WeekdayMention } from "./date-mention.ts";

const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const monthNames = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join("|")}|Sept\\.?)`;
const year = "(?:,? (\\d{4})(?!\\d))?";
// Examples: "24 December 2026", "24th of December"; "December 24, 2026"; "24/12/2026", in the
// United States "12/24/2026".
const dayFirst = `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})(?!\\p{L})${year}`;
const monthFirst = `(?<!\\p{L})(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d| ?[ap]\\.?m)${year}`;
const numericDate = "(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])";
const datePattern = new RegExp(
  `(?<![\\d/.,:])${dayFirst}|${monthFirst}|(?<![\\d/.,])${numericDate}`,
  "giu",
);

const weekdayPattern = `(${weekdayNames.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|Tues|Thurs?)(?!\\p{L})`;
const weekdayBeforePattern = new RegExp(`(?<!\\p{L})${weekdayPattern}\\.?,? \\(?(?:the )?$`, "iu");
// "Monday to Friday, 24 December" is a range of days and does not say that the 24th is a Friday.
const weekdaySpanBefore = new RegExp(
  `(?<!\\p{L})${weekdayPattern}s?\\.?(?: (?:to|through|until|till|and|or|&) | ?[-–—/] ?)$`,
  "iu",
);
const weekdayAfterPattern = new RegExp(`^,? \\((?:a )?${weekdayPattern}[),]`, "iu");

/** A fast pre-test: a text that does not match contains no date. */
export const dateQuickTest =
  /\d(?:st|nd|rd|th)?(?: of)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.? \d|\d\/\d/iu;

/**
 * Finds all dates in a text, in order. Line breaks count as spaces. In a numeric date, "5/6", the
 * country of the language decides the order. Without a country, ambiguous dates are omitted.
 *
 * @param language a BCP 47 tag
 */
export function findDateMentions(written: string, language = ""): DateMention[] {
  if (!dateQuickTest.test(written)) return [];
  const text = written.replace(/\s/g, " ");
  return [...text.matchAll(datePattern)].flatMap((found) => {
    const named = parseDateMatch(found, language);
    if (!named || named.month < 1 || named.month > 12 || named.day < 1 || named.day > 31) return [];
    const end = found.index + named.written.length;
    const weekdays = [
      matchWeekdayBefore(text.slice(Math.max(0, found.index - 40), found.index)),
      toWeekdayMention(weekdayAfterPattern.exec(text.slice(end, end + 40))?.[1]),
    ].flatMap((each) => each ?? []);
    return [{ ...named, weekdays }];
  });
}

function parseDateMatch(
  found: RegExpExecArray,
  language: string,
): Omit<DateMention, "weekdays"> | undefined {
  const [written, day, month, year, otherMonth, otherDay, otherYear, one, other, short] = found;
  const name = month ?? otherMonth;
  if (name !== undefined) {
    const number =
      months.findIndex((each) => each.slice(0, 3) === capitalize(name.slice(0, 3))) + 1;
    return {
      written,
      day: Number(day ?? otherDay),
      month: number,
      year: fullYear(year ?? otherYear),
    };
  }
  const order = dayAndMonthOf(Number(one), Number(other), language);
  return order && { written, ...order, year: fullYear(short) };
}

function dayAndMonthOf(
  one: number,
  other: number,
  language: string,
): { day: number; month: number } | undefined {
  if (putsMonthFirst(language)) return { month: one, day: other };
  const isKnown = /^en-\w/i.test(language) || one > 12 || other > 12;
  if (!isKnown) return undefined;
  return one <= 12 && other > 12 ? undefined : { day: one, month: other };
}

/** Whether short dates put the month first (Unicode CLDR). */
function putsMonthFirst(language: string): boolean {
  return /^en-(?:us|ph|pr|gu|as|mp|vi|um)\b/i.test(language);
}

function fullYear(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

function matchWeekdayBefore(text: string): WeekdayMention | undefined {
  const found = weekdayBeforePattern.exec(text);
  if (!found || weekdaySpanBefore.test(text.slice(0, found.index))) return undefined;
  return toWeekdayMention(found[1]);
}

function toWeekdayMention(written: string | undefined): WeekdayMention | undefined {
  if (written === undefined) return undefined;
  const start = capitalize(written.slice(0, 3));
  return { written, number: weekdayNames.findIndex((name) => name.startsWith(start)) };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/**
 * Finds the first date in American order, "12/24/2026", on a site whose country puts the day first.
 */
export function findSwappedDate(text: string, language = ""): string | undefined {
  if (putsMonthFirst(language) || !/^en-\w/i.test(language)) return undefined;
  return /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/20\d{2}(?!\d)/.exec(text)?.[0];
}

/** Adds a year to a date that is written without one: "in 2026, 24 December". */
export function withYear(year: number, written: string): string {
  return `in ${year}, ${written}`;
}

/** Returns a weekday (Sunday = 0) with its article: 5 → "a Friday". */
export function weekdayInWords(number: number): string {
  return `a ${weekdayNames[number] ?? ""}`;
}

/** Returns the name of a month, counted from 1. */
export function monthInWords(month: number): string {
  return months[month - 1] ?? "";
}
