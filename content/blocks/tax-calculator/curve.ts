import type { TaxSchedule } from "../types.ts";
import { effectiveRate, toCents } from "./compute.ts";
import { toNumber } from "./words.ts";

/** The area of a chart, in pixels, and the maximum of each axis. */
export interface Scale {
  /** The origin of the axes, and their lengths. */
  left: number;
  bottom: number;
  width: number;
  height: number;
  /** The maximum revenue, in cents, and the maximum rate, between 0 and 1. */
  most: number;
  top: number;
}

/** The points of a curve per bracket; a few are enough to show its bend. */
const pointsPerBracket = 6;

/**
 * The x position of a revenue in cents, on a square root scale that leaves room for small firms.
 */
export function placeX({ left, width, most }: Scale, base: number): number {
  return round(left + width * Math.sqrt(base / most));
}

/** The y position of a rate between 0 and 1. */
export function placeY({ bottom, height, top }: Scale, rate: number): number {
  return round(bottom - (height * rate) / top);
}

/** The SVG path of the effective rate by revenue, with a gap where the rate jumps. */
export function curveOf(schedule: TaxSchedule, scale: Scale): string {
  let before: number | undefined;
  return schedule.brackets
    .map((bracket) => {
      const [from, to] = [toCents(bracket.from), toCents(bracket.to)];
      const steps = bracket.deduction === 0 ? 1 : pointsPerBracket;
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const base = Math.max(1, Math.round(from + ((to - from) * step) / steps));
        const rate = toNumber(effectiveRate(bracket, base));
        return { rate, place: `${placeX(scale, base)} ${placeY(scale, rate)}` };
      });
      const jumps = before === undefined || Math.abs((points[0]?.rate ?? 0) - before) > 0.001;
      before = points.at(-1)?.rate;
      const drawn = jumps ? points : points.slice(1);
      return (jumps ? "M" : "L") + drawn.map(({ place }) => place).join("L");
    })
    .join("");
}

/** The highest effective rate of all schedules. */
export function highestRate(schedules: readonly TaxSchedule[]): number {
  const ends = schedules.flatMap(({ brackets }) =>
    brackets.map((bracket) => toNumber(effectiveRate(bracket, toCents(bracket.to)))),
  );
  return Math.max(...ends);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
