import { upcomingSpecialDays } from "../../model/content-schedule.ts";
import type { FieldRule, SiteSettings } from "../../model/types.ts";
import { toSchedule } from "./schedule.ts";

/**
 * The days on which a firm is closed: weekdays from 0 (Sunday), and special days. The first
 * matching special day counts.
 */
export type ClosedDayRules = NonNullable<FieldRule["closed"]>;

/**
 * Returns the days on which a firm is closed, from its settings; none if they list no hours.
 *
 * @param today the first ISO date for which special days are included
 */
export function closedDayRules(settings: SiteSettings, today: string): ClosedDayRules {
  const { week = [] } = toSchedule(settings) ?? {};
  const weekdays = [...week.keys()].filter((day) => week[day]?.length === 0);
  const days = upcomingSpecialDays(settings.firm.specialDays ?? [], today).map(
    ({ from, until, opens, closes }) => ({ from, until, open: Boolean(opens && closes) }),
  );
  return { weekdays, days };
}
