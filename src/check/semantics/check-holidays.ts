import { isSpoken } from "../../model/number-words/amounts.pt-br.ts";
import { easterOf, type Holiday, nthWeekdayOf } from "../../model/number-words/easter.ts";
import { holidayOf } from "../../model/number-words/holidays.pt-br.ts";
import { listAt, textAt } from "../../model/raw-site.ts";
import { childValue, pointer } from "../../yaml/pointer.ts";
import type { Source } from "../site-index/source.ts";

const warning = { severity: "warning" } as const;
const list = "/firm/specialDays";

/** A holiday that everybody knows stands on its day, and one that moves does not come back by itself. */
export function checkHolidays(source: Source) {
  if (!isSpoken(source.site)) return;
  for (const [index, entry] of listAt(source.file.parsed.value, list).entries()) {
    const label = textAt(entry, "/label") ?? "";
    const holiday = holidayOf(label, source.subject.country);
    if (!holiday) continue;
    const path = pointer(list, index);
    const isYearly = childValue(entry, "everyYear") === true;
    if (isYearly && !("day" in holiday)) {
      source.report("moving-holiday", pointer(path, "everyYear"), { label }, warning);
    } else checkDay(source, { entry, label, holiday, path: pointer(path, "date") });
  }
}

interface Known {
  entry: unknown;
  label: string;
  holiday: Holiday;
  path: string;
}

function checkDay(source: Source, { entry, label, holiday, path }: Known) {
  const date = textAt(entry, "/date") ?? "";
  const span = spanOf(holiday, Number(date.slice(0, 4)));
  const until = textAt(entry, "/until") ?? date;
  // Days around it may be off, too.
  if (!span || Number.isNaN(Date.parse(date)) || (date <= span.last && until >= span.first)) return;
  const suggestion = span.first === span.last ? span.first : undefined;
  const edits = suggestion === undefined ? undefined : source.subject.replace(path, suggestion);
  source.report("holiday-date", path, { label, date, suggestion }, { ...warning, edits });
}

function spanOf(holiday: Holiday, year: number): { first: string; last: string } | undefined {
  if ("day" in holiday) return { first: `${year}-${holiday.day}`, last: `${year}-${holiday.day}` };
  if ("moves" in holiday || !(year > 1900 && year < 2200)) return undefined;
  if ("nthWeekday" in holiday) {
    const day = nthWeekdayOf(year, holiday.nthWeekday);
    return { first: day, last: day };
  }
  const [first, last] = holiday.afterEaster.map((days) => dayAfter(easterOf(year), days));
  return { first: first ?? "", last: last ?? "" };
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
