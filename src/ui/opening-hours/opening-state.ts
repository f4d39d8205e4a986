/**
 * The opening periods of a day in minutes from its midnight, in order. Times past the next midnight
 * are above 1440.
 */
export type OpeningPeriods = readonly (readonly [opens: number, closes: number])[];

/** One or more days with special hours; an empty list means closed. */
export interface SpecialDays {
  label: string;
  /** The first and the last day: "2026-12-25", or "12-25" of every year. */
  from: string;
  to: string;
  hours: OpeningPeriods;
}

/** The opening hours of a firm in its own time zone. */
export interface Schedule {
  timeZone: string;
  /** The hours of each weekday, from Sunday on. */
  week: readonly OpeningPeriods[];
  /** Days of one year come before days of every year, because the first match counts. */
  special: readonly SpecialDays[];
}

/** Whether a firm is open, and until when or from when; times in minutes from midnight. */
export type OpeningState =
  | { open: true; until?: number }
  | { open: false; label?: string; next?: { day: string; ahead: number; time: number } };

const dayLength = 24 * 60;
const yearLength = 366;

/**
 * Returns whether a firm is open at a moment, and until when or from when. Computed in local
 * wall-clock time, so that daylight saving time needs no special care.
 */
export function openingStateAt(moment: Date, schedule: Schedule): OpeningState {
  const clock = clockAt(moment, schedule.timeZone);
  const today = clock.slice(0, 10);
  const minute = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
  let end = 0;
  // Yesterday's hours may extend past midnight.
  for (let ahead = -1; ahead < yearLength; ahead++) {
    const day = addDays(today, ahead);
    for (const [opens, closes] of openingPeriodsOn(day, schedule)) {
      const midnight = ahead * dayLength;
      if (midnight + opens > (end || minute)) {
        if (end) return openUntilState(end, minute);
        const { label } = specialDaysOn(today, schedule) ?? {};
        return { open: false, label, next: { day, ahead, time: opens } };
      }
      // Merge periods without a gap between them.
      if (midnight + closes > minute) end = Math.max(end, midnight + closes);
    }
  }
  return end
    ? openUntilState(end, minute)
    : { open: false, label: specialDaysOn(today, schedule)?.label };
}

/** The part of Temporal in use (https://tc39.es/proposal-temporal); browsers may lack it. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds(time: number): { toZonedDateTimeISO(timeZone: string): unknown };
  };
}

/**
 * Returns the wall-clock time: "2024-01-10T08:00:00…". On a slow phone Temporal takes 2 ms; Intl
 * takes 70 ms and blocks the main thread.
 */
function clockAt(moment: Date, timeZone: string): string {
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (!Temporal) return moment.toLocaleString("sv-SE", { timeZone });
  return String(Temporal.Instant.fromEpochMilliseconds(+moment).toZonedDateTimeISO(timeZone));
}

/**
 * Returns the state of a firm that is open until a time. `until` is `undefined` if that is more
 * than a day away.
 */
function openUntilState(end: number, minute: number): OpeningState {
  return { open: true, until: end > minute + dayLength ? undefined : end % dayLength };
}

function openingPeriodsOn(day: string, schedule: Schedule): OpeningPeriods {
  return specialDaysOn(day, schedule)?.hours ?? schedule.week[new Date(day).getUTCDay()] ?? [];
}

function specialDaysOn(day: string, { special }: Schedule): SpecialDays | undefined {
  return special.find(({ from, to }) => {
    const date = day.slice(-from.length);
    // A range may cross the new year.
    return from <= to ? from <= date && date <= to : from <= date || date <= to;
  });
}

/** Returns the calendar day `count` days later, independent of time zones. */
function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
