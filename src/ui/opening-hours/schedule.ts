import type { SiteSettings } from "../../model/types.ts";
import type { OpeningPeriods, Schedule, SpecialDays } from "./opening-state.ts";

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** Returns the opening hours of a firm, from its settings; `undefined` if they list none. */
export function toSchedule({ firm, timeZone }: SiteSettings): Schedule | undefined {
  const week = weekdays.map((day) =>
    firm.hours
      .filter(({ days }) => days?.includes(day))
      .flatMap(toOpeningPeriods)
      .sort(([a], [b]) => a - b),
  );
  if (week.every((hours) => hours.length === 0)) return undefined;
  const special = (firm.specialDays ?? []).map(toSpecialDays);
  // Days of one year take precedence over days of every year.
  return { timeZone, week, special: special.sort((a, b) => b.from.length - a.from.length) };
}

/** Returns the names of the days in a language, from Sunday on. */
export function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // 2 January 2000 was a Sunday.
  return weekdays.map((_, index) => format.format(Date.UTC(2000, 0, 2 + index)));
}

interface OpeningTimes {
  opens?: string;
  closes?: string;
}

function toOpeningPeriods({ opens, closes }: OpeningTimes): OpeningPeriods {
  if (!opens || !closes) return [];
  const [start, end] = [toMinutes(opens), toMinutes(closes)];
  return [[start, end > start ? end : end + 24 * 60]];
}

/** Returns the minutes from midnight: "08:30" → 510. */
function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

type SpecialDaysSetting = NonNullable<SiteSettings["firm"]["specialDays"]>[number];

function toSpecialDays(special: SpecialDaysSetting): SpecialDays {
  const { label, date, until = date, everyYear } = special;
  const [from, to] = [date, until].map((day) => (everyYear ? day.slice(5) : day));
  return { label, from: from ?? date, to: to ?? until, hours: toOpeningPeriods(special) };
}
