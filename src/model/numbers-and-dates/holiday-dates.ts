/** The nth weekday of a month: [5, 1, 1] is the first Monday in May, [5, 1, -1] is the last. */
export type NthWeekday = readonly [month: number, weekday: number, nth: number];

/**
 * How to find the date of a holiday: a fixed day ("12-25"), a range of days counted from Easter
 * Sunday (negative before it), or the nth weekday of a month. `moves` marks a movable holiday for
 * which there is no rule.
 */
export type HolidayRule =
  | { day: string }
  | { afterEaster: readonly [first: number, last: number] }
  | { nthWeekday: NthWeekday }
  | { moves: true };

/** Returns the ISO date of Easter Sunday (Gauss's algorithm as modified by Meeus and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Returns the ISO date of the nth weekday of a month: "2026-11-26". */
export function nthWeekdayDate(year: number, [month, weekday, nth]: NthWeekday): string {
  const isLast = nth < 0;
  // Count forward from the first day of the month, or back from the first day of the next month.
  const from = new Date(Date.UTC(year, isLast ? month : month - 1, 1));
  const ahead = (weekday - from.getUTCDay() + 7) % 7;
  const days = isLast ? ahead - 7 : ahead + 7 * (nth - 1);
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
