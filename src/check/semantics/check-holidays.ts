import { supportsNumberWords } from "#lang/model/numbers-and-dates/amounts";
import { findHolidayRule } from "#lang/model/numbers-and-dates/holidays";
import {
  easterSunday,
  type HolidayRule,
  nthWeekdayDate,
} from "../../model/numbers-and-dates/holiday-dates.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;
const specialDaysPath = "/firm/specialDays";

/**
 * Warns about a known holiday with the wrong date, and about a movable holiday that is marked as
 * yearly.
 */
export function checkHolidays(source: CheckContext) {
  if (!supportsNumberWords(source.site)) return;
  for (const [index, entry] of listAt(source.file.parsed.value, specialDaysPath).entries()) {
    const label = textAt(entry, "/label") ?? "";
    const holiday = findHolidayRule(label, source.subject.country);
    if (!holiday) continue;
    const path = pointer(specialDaysPath, index);
    const isYearly = childValue(entry, "everyYear") === true;
    if (isYearly && !("day" in holiday)) {
      source.report("moving-holiday", pointer(path, "everyYear"), { label }, warning);
    } else checkHolidayDate(source, { entry, label, holiday, path: pointer(path, "date") });
  }
}

interface HolidayEntry {
  entry: unknown;
  label: string;
  holiday: HolidayRule;
  path: string;
}

function checkHolidayDate(source: CheckContext, { entry, label, holiday, path }: HolidayEntry) {
  const date = textAt(entry, "/date") ?? "";
  const span = holidayDateSpan(holiday, Number(date.slice(0, 4)));
  const until = textAt(entry, "/until") ?? date;
  // The entry may include days around the holiday.
  if (!span || Number.isNaN(Date.parse(date)) || (date <= span.last && until >= span.first)) return;
  const suggestion = span.first === span.last ? span.first : undefined;
  const edits = suggestion === undefined ? undefined : source.subject.replace(path, suggestion);
  source.report("holiday-date", path, { label, date, suggestion }, { ...warning, edits });
}

function holidayDateSpan(
  holiday: HolidayRule,
  year: number,
): { first: string; last: string } | undefined {
  if ("day" in holiday) return { first: `${year}-${holiday.day}`, last: `${year}-${holiday.day}` };
  if ("moves" in holiday || !(year > 1900 && year < 2200)) return undefined;
  if ("nthWeekday" in holiday) {
    const day = nthWeekdayDate(year, holiday.nthWeekday);
    return { first: day, last: day };
  }
  const [first, last] = holiday.afterEaster.map((days) => addDays(easterSunday(year), days));
  return { first: first ?? "", last: last ?? "" };
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
