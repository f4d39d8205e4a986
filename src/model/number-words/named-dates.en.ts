import type { NamedDate, NamedWeekday } from "./named-date.ts";

const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const monthNames = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join("|")}|Sept\\.?)`;
const year = "(?:,? (\\d{4})(?!\\d))?";
// "24 December 2026", "24th of December"; "December 24, 2026"; "24/12/2026", in America "12/24/2026".
const dayFirst = `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})(?!\\p{L})${year}`;
const monthFirst = `(?<!\\p{L})(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d| ?[ap]\\.?m)${year}`;
const numericDate = "(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?(?![\\d/])";
const datePattern = new RegExp(
  `(?<![\\d/.,:])${dayFirst}|${monthFirst}|(?<![\\d/.,])${numericDate}`,
  "giu",
);

const weekdayPattern = `(${weekdayNames.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|Tues|Thurs?)(?!\\p{L})`;
const weekdayBeforePattern = new RegExp(`(?<!\\p{L})${weekdayPattern}\\.?,? \\(?(?:the )?$`, "iu");
// "Monday to Friday, 24 December" is a span of days, and no statement about the last one.
const weekdaySpanBefore = new RegExp(
  `(?<!\\p{L})${weekdayPattern}s?\\.?(?: (?:to|through|until|till|and|or|&) | ?[-–—/] ?)$`,
  "iu",
);
const weekdayAfterPattern = new RegExp(`^,? \\((?:a )?${weekdayPattern}[),]`, "iu");

/** Whether a text may name a day at all; a quick look. */
export const dateHint =
  /\d(?:st|nd|rd|th)?(?: of)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.? \d|\d\/\d/iu;

/**
 * All days that a text names, in order; line ends count as spaces. Of days in figures alone, "5/6", the country of the
 * language tells which comes first; where it has none, only those are read that can be but one.
 */
export function findNamedDates(written: string, language = ""): NamedDate[] {
  if (!dateHint.test(written)) return [];
  const text = written.replace(/\s/g, " ");
  return [...text.matchAll(datePattern)].flatMap((found) => {
    const named = toDate(found, language);
    if (!named || named.month < 1 || named.month > 12 || named.day < 1 || named.day > 31) return [];
    const end = found.index + named.written.length;
    const weekdays = [
      weekdayBefore(text.slice(Math.max(0, found.index - 40), found.index)),
      toNamedWeekday(weekdayAfterPattern.exec(text.slice(end, end + 40))?.[1]),
    ].flatMap((each) => each ?? []);
    return [{ ...named, weekdays }];
  });
}

function toDate(found: RegExpExecArray, language: string): Omit<NamedDate, "weekdays"> | undefined {
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

/** Where the month stands before the day (Unicode CLDR, the short form of a date). */
function putsMonthFirst(language: string): boolean {
  return /^en-(?:us|ph|pr|gu|as|mp|vi|um)\b/i.test(language);
}

function fullYear(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

function weekdayBefore(text: string): NamedWeekday | undefined {
  const found = weekdayBeforePattern.exec(text);
  if (!found || weekdaySpanBefore.test(text.slice(0, found.index))) return undefined;
  return toNamedWeekday(found[1]);
}

function toNamedWeekday(written: string | undefined): NamedWeekday | undefined {
  if (written === undefined) return undefined;
  const start = capitalize(written.slice(0, 3));
  return { written, number: weekdayNames.findIndex((name) => name.startsWith(start)) };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** A day whose month and day changed places, as Americans write them: "12/24/2026" in a British site. */
export function findSwappedDate(text: string, language = ""): string | undefined {
  if (putsMonthFirst(language) || !/^en-\w/i.test(language)) return undefined;
  return /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/20\d{2}(?!\d)/.exec(text)?.[0];
}

/** A day that was written without its year, in a year: "in 2026, 24 December". */
export function inYear(year: number, written: string): string {
  return `in ${year}, ${written}`;
}

/** The name of a weekday, counted from Sunday: 5 → "a Friday". */
export function weekdayInWords(number: number): string {
  return `a ${weekdayNames[number] ?? ""}`;
}

/** The name of a month, counted from 1. */
export function monthInWords(month: number): string {
  return months[month - 1] ?? "";
}
