/** Which of the days of a week in a month: of Mondays (1) in May (5) the first (1), or the last (-1). */
export type NthWeekday = readonly [month: number, weekday: number, nth: number];

/** A holiday whose day everybody knows: the same one each year, so many days after Easter, or a Monday of a month. */
export type HolidayRule =
  | { day: string }
  | { afterEaster: readonly [first: number, last: number] }
  | { nthWeekday: NthWeekday }
  | { moves: true };

/** Easter Sunday of a year, by the rule of Gauss as Meeus and Butcher wrote it down: "2027-03-28". */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day of a year that is such a one: "2026-11-26". */
export function nthWeekdayDate(year: number, [month, weekday, nth]: NthWeekday): string {
  const isLast = nth < 0;
  // From the first of the month on, or from the first of the next one back.
  const from = new Date(Date.UTC(year, isLast ? month : month - 1, 1));
  const ahead = (weekday - from.getUTCDay() + 7) % 7;
  const days = isLast ? ahead - 7 : ahead + 7 * (nth - 1);
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
