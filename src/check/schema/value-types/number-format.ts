import { mainLanguageOf } from "../../../model/countries/visitor-defaults.ts";

/** What stands before the parts of a number. */
export type DecimalSeparator = "," | ".";

const groupedPatterns = {
  ",": /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
  ".": /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
};

/** The sign before the parts of a number in a country, as most people there write (Unicode CLDR). */
export function decimalSeparator(country: string): DecimalSeparator {
  const language = mainLanguageOf(country);
  if (language === undefined) return ".";
  return new Intl.NumberFormat(`${language}-${country}`).format(1.5).includes(",") ? "," : ".";
}

/**
 * Digits with signs between them, as YAML writes the number; `undefined` where it is not clear which is meant. No digit
 * of it is lost.
 */
export function normalizeNumber(written: string, decimal: DecimalSeparator): string | undefined {
  const digits = written.replace(/[.,]$/, "");
  const isGrouped = groupedPatterns[decimal].test(digits);
  // Three digits behind a comma may be thousands of somebody who writes like the English.
  if (decimal === "," && !isGrouped && /,\d{3}$/.test(digits)) return undefined;
  const joined = isGrouped ? digits.replaceAll(decimal === "," ? "." : ",", "") : digits;
  const plain = decimal === "," ? joined.replace(",", ".") : joined;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** True when a point most likely separates the thousands: "1.299". */
export function hasPointGrouping(written: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(written);
}
