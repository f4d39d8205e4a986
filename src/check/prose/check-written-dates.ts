import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import {
  dateQuickTest,
  findDateMentions,
  findSwappedDate,
  monthInWords,
  weekdayInWords,
  withYear,
} from "#lang/model/numbers-and-dates/date-mentions";
import type { DateMention } from "../../model/numbers-and-dates/date-mention.ts";
import { textAt } from "../../model/parsed-site.ts";
import { isProseField } from "../../model/schema/is-prose.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;

/**
 * Warns about a day in prose that does not exist, or that does not fall on the weekday written with
 * it.
 */
export function checkWrittenDates(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !dateQuickTest.test(value) || !isProseField(schema)) return;
  const { language } = source.site;
  if (!supportsNumberWords({ language })) return;
  const swapped = findSwappedDate(value, language);
  if (swapped !== undefined) {
    const details = { written: swapped, days: 0 };
    return source.reportPart("impossible-day", path, details, { part: swapped, ...warning });
  }
  for (const named of findDateMentions(value, language)) {
    if (reportImpossibleDay(source, path, named)) return;
    reportWrongWeekday(source, path, named);
  }
}

function reportImpossibleDay(source: CheckContext, path: string, named: DateMention): boolean {
  const { written, day, month, year } = named;
  // "31/4" without a year may be a fraction.
  if (year === undefined && written.includes("/")) return false;
  const days = daysInMonth(year ?? 2024, month);
  if (day <= days) return false;
  const details = { written, month: monthInWords(month), days };
  source.reportPart("impossible-day", path, details, { part: written, ...warning });
  return true;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function reportWrongWeekday(source: CheckContext, path: string, named: DateMention) {
  const { weekdays, written, year } = named;
  const [first] = weekdays;
  if (!first) return;
  const years = year === undefined ? likelyYears(source, path) : [year];
  const falls = years.map((each) => getWeekday(each, named));
  if (weekdays.some(({ number }) => falls.includes(number))) return;
  const [likely = 0] = years;
  const day = year === undefined ? withYear(likely, written) : written;
  const details = { written: first.written, day, falls: weekdayInWords(falls[0] ?? 0) };
  source.reportPart("weekday-differs", path, details, { part: first.written, ...warning });
}

function getWeekday(year: number, { month, day }: DateMention): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Returns the possible years of a date that is written without a year, the likeliest first. */
function likelyYears(source: CheckContext, path: string): number[] {
  const { value } = source.file.parsed;
  const dated = source.expiryAt(path) ?? textAt(value, "/publishAt") ?? textAt(value, "/date");
  const year = Number((dated ?? source.site.draft.today).slice(0, 4));
  return [year, year + 1, year - 1];
}
