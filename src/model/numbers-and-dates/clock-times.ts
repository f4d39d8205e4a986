/** The opening hours of some days, as in the settings. A time is a text: "08:30". */
export interface DayHours {
  days?: readonly string[];
  opens?: string;
  closes?: string;
}

/** A time range within a day, in minutes from midnight. */
export interface TimeRange {
  from: number;
  to: number;
}

/** The days of the week as in the settings, from Monday. */
export const weekdays = [
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
];

/** Converts a time to minutes from midnight: "08:30" → 510. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Converts minutes from midnight to a time: 510 → "08:30". */
export function toTime(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/**
 * Returns the weekdays of a range, both ends included and counted from Monday = 0. If `last` is
 * before `first`, the range continues after the weekend.
 */
export function weekdaysBetween(first: number, last: number): string[] {
  return last < first
    ? [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]
    : weekdays.slice(first, last + 1);
}
