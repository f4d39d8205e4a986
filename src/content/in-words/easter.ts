/** A holiday whose day everybody knows: the same one each year, or so many days after Easter. */
export type Holiday =
  | { day: string }
  | { afterEaster: readonly [first: number, last: number] }
  | { moves: true };

/** Easter Sunday of a year, by the rule of Gauss as Meeus and Butcher wrote it down: "2027-03-28". */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const [month, day] = [Math.floor(f / 31), (f % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
