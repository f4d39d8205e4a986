import type { SiteSettings } from "../../content/types.ts";
import type { Hours, Schedule, SpecialDays } from "./opening.ts";

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** When a firm is open, from its settings; nothing where they name no hours. */
export function toSchedule({ firm, timeZone }: SiteSettings): Schedule | undefined {
  const week = weekdays.map((day) =>
    firm.hours.filter(({ days }) => days?.includes(day)).flatMap(hoursOf),
  );
  if (week.every((hours) => hours.length === 0)) return undefined;
  return { timeZone, week, special: (firm.specialDays ?? []).map(toSpecial) };
}

interface Times {
  opens?: string;
  closes?: string;
}

function hoursOf({ opens, closes }: Times): Hours {
  return opens && closes ? [[opens, closes]] : [];
}

type Special = NonNullable<SiteSettings["firm"]["specialDays"]>[number];

function toSpecial(special: Special): SpecialDays {
  const { label, date, until = date, everyYear } = special;
  const [from, to] = [date, until].map((day) => (everyYear ? day.slice(5) : day));
  return { label, from: from ?? date, to: to ?? until, hours: hoursOf(special) };
}
