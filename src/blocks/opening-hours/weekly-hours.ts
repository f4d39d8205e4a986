import type { SiteSettings } from "../../model/types.ts";
import { weekdayNames } from "../../ui/opening-hours/schedule.ts";

type OpeningHoursEntry = SiteSettings["firm"]["hours"][number];

/**
 * The days, starting with Monday. The numbers are their indexes in a week that starts on Sunday.
 */
const days = [
  ["monday", 1],
  ["tuesday", 2],
  ["wednesday", 3],
  ["thursday", 4],
  ["friday", 5],
  ["saturday", 6],
  ["sunday", 0],
] as const;

/** A day of the week and its hours. */
export interface WeekdayHours {
  name: string;
  hours: readonly OpeningHoursEntry[];
}

/** The hours of a firm by day, and the hours that belong to no day. */
export interface WeeklyHours {
  week: readonly WeekdayHours[];
  others: readonly OpeningHoursEntry[];
}

/**
 * Groups the hours of a firm by day, starting with Monday.
 *
 * @returns `undefined` if no hours have the field `days`
 */
export function toWeeklyHours({ firm, language }: Pick<SiteSettings, "firm" | "language">) {
  if (!firm.hours.some((each) => each.days)) return undefined;
  const names = weekdayNames(language);
  const week = days.map(([day, place]) => {
    const name = names[place] ?? day;
    return { name, hours: firm.hours.filter((each) => belongsToDay(each, day, name)) };
  });
  const others = firm.hours.filter((each) => !week.some(({ hours }) => hours.includes(each)));
  return { week, others } satisfies WeeklyHours;
}

/**
 * Whether hours belong to a day. Either their `days` contain it, or they have no `days` and their
 * label is the name of the day ("Domingo", "Sundays").
 */
function belongsToDay(
  { days: own, label }: OpeningHoursEntry,
  day: (typeof days)[number][0],
  name: string,
): boolean {
  if (own) return own.includes(day);
  const [called, short = ""] = [label.toLowerCase(), name.toLowerCase().split("-")[0]];
  return [name.toLowerCase(), short, `${short}s`].includes(called);
}
