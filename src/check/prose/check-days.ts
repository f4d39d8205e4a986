import { isSpoken } from "../../model/number-words/amounts.pt-br.ts";
import {
  inYear,
  maybeDay,
  monthInWords,
  readNamedDays,
  swappedDay,
  weekdayInWords,
} from "../../model/number-words/days.pt-br.ts";
import type { NamedDay } from "../../model/number-words/named-day.ts";
import { textAt } from "../../model/raw-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Source } from "../site-index/source.ts";
import { isProse } from "./is-prose.ts";

const warning = { severity: "warning" } as const;

/** A day that prose names must be in the calendar, and on the weekday that stands beside it. */
export function checkNamedDays(source: Source, { path, value, schema }: Visit) {
  if (typeof value !== "string" || !maybeDay.test(value) || !isProse(schema)) return;
  const { language } = source.site;
  if (!isSpoken({ language })) return;
  const swapped = swappedDay(value, language);
  if (swapped !== undefined) {
    const details = { written: swapped, days: 0 };
    return source.reportPart("impossible-day", path, details, { part: swapped, ...warning });
  }
  for (const named of readNamedDays(value, language)) {
    if (reportImpossible(source, path, named)) return;
    reportWeekday(source, path, named);
  }
}

function reportImpossible(source: Source, path: string, named: NamedDay): boolean {
  const { written, day, month, year } = named;
  // "31/4" without a year may be a fraction.
  if (year === undefined && written.includes("/")) return false;
  const days = daysIn(year ?? 2024, month);
  if (day <= days) return false;
  const details = { written, month: monthInWords(month), days };
  source.reportPart("impossible-day", path, details, { part: written, ...warning });
  return true;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function reportWeekday(source: Source, path: string, named: NamedDay) {
  const { weekdays, written, year } = named;
  const [first] = weekdays;
  if (!first) return;
  const years = year === undefined ? yearsAround(source, path) : [year];
  const falls = years.map((each) => weekdayOf(each, named));
  if (weekdays.some(({ number }) => falls.includes(number))) return;
  const [likely = 0] = years;
  const day = year === undefined ? inYear(likely, written) : written;
  const details = { written: first.written, day, falls: weekdayInWords(falls[0] ?? 0) };
  source.reportPart("weekday-differs", path, details, { part: first.written, ...warning });
}

function weekdayOf(year: number, { month, day }: NamedDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The years that a day without one may be of, the likeliest first. */
function yearsAround(source: Source, path: string): number[] {
  const { value } = source.file.parsed;
  const dated = source.expiryAt(path) ?? textAt(value, "/publishAt") ?? textAt(value, "/date");
  const year = Number((dated ?? source.site.draft.today).slice(0, 4));
  return [year, year + 1, year - 1];
}
