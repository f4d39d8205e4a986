import type { ClientInfo, InteractivePropsOf } from "prelo/block";
import type { TaxCalculatorBlock } from "../types.ts";
import type { Rate } from "./compute.ts";

/** The props of the calculator. */
export type CalculatorProps = InteractivePropsOf<TaxCalculatorBlock>;

/** Formats money, rates and dates in the site's language. */
export interface Writer {
  /** Whole cents: 123456 → "R$ 1.234,56". */
  money(cents: number): string;
  /** Whole cents without the currency sign, for the working of a calculation: "1.234,56". */
  figure(cents: number): string;
  /** An amount from content in short form, for an axis: 1800000 → "1,8 mi". */
  short(amount: number): string;
  /** A rate with its decimals, four at most: "9,825%". */
  rate(rate: Rate): string;
  /** A rate in 1/100 %: 1350 → "13,5%". */
  percent(hundredths: number): string;
}

/** Creates formatters for the language and the currency of a site. */
export function createWriter({ language, currency }: ClientInfo["settings"]): Writer {
  const money = new Intl.NumberFormat(language, { style: "currency", currency });
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const short = new Intl.NumberFormat(language, { notation: "compact" });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 4 });
  return {
    money: (cents) => money.format(cents / 100),
    figure: (cents) => figure.format(cents / 100),
    short: (amount) => short.format(amount).replace(/\s/g, "\u00a0"),
    rate: (rate) => percent.format(toNumber(rate)),
    percent: (hundredths) => percent.format(hundredths / 10_000),
  };
}

/** A rate as a number between 0 and 1; 0 ÷ 0 is 0. */
export function toNumber({ part, whole }: Rate): number {
  if (whole === 0n) return part > 0n ? 1 : 0;
  return Number((part * 100_000_000n) / whole) / 100_000_000;
}

/** The current calendar date in a time zone, as "2026-11-21". */
export function today(timeZone: string): string {
  // The Swedish format is the ISO format.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
}

/** Cents as a plain number for a URL: 48000050 → "480000.50". */
export function plain(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}
