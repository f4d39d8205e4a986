import { mainLanguageOfCountry } from "../../../model/countries/country-defaults.ts";

export type DecimalSeparator = "," | ".";

const groupedPatterns = {
  ",": /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
  ".": /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
};

/**
 * Returns the decimal separator of a country (two letters), from Unicode CLDR data; "." if unknown.
 */
export function decimalSeparator(country: string): DecimalSeparator {
  const language = mainLanguageOfCountry(country);
  if (language === undefined) return ".";
  return new Intl.NumberFormat(`${language}-${country}`).format(1.5).includes(",") ? "," : ".";
}

/**
 * Rewrites digits with separators as YAML writes a number. All digits are preserved.
 *
 * @returns `undefined` if it is unclear which separator is meant
 */
export function normalizeNumber(written: string, decimal: DecimalSeparator): string | undefined {
  const digits = written.replace(/[.,]$/, "");
  const isGrouped = groupedPatterns[decimal].test(digits);
  // In "1,299" the comma may be the decimal separator or an English thousands separator.
  if (decimal === "," && !isGrouped && /,\d{3}$/.test(digits)) return undefined;
  const joined = isGrouped ? digits.replaceAll(decimal === "," ? "." : ",", "") : digits;
  const plain = decimal === "," ? joined.replace(",", ".") : joined;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Whether a point most likely separates thousands: "1.299". */
export function hasPointGrouping(written: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(written);
}
