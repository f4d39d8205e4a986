/** The hours of some days, as settings write them: "08:30". */
export interface DayHours {
  days?: readonly string[];
  opens?: string;
  closes?: string;
}

/** A stretch of a day, in minutes from midnight. */
export interface TimeRange {
  from: number;
  to: number;
}

/** The days of a week, as settings write them. */
export const weekdays = [
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
];

/** "08:30" → 510. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 510 → "08:30". */
export function toTime(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The days from one to another, both counted from Monday, 0; over the weekend where the second stands before the first. */
export function weekdaysBetween(first: number, last: number): string[] {
  return last < first
    ? [...weekdays.slice(first), ...weekdays.slice(0, last + 1)]
    : weekdays.slice(first, last + 1);
}
