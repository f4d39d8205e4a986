import { currencyByCountry } from "../../model/countries/country-defaults.ts";
import { isFictional } from "../../model/countries/phones/fictional-phones.ts";
import {
  examplePhone,
  isValidPhone,
  parsePhoneNumber,
  toE164,
} from "../../model/countries/phones/phone-number.ts";

/** A fictional phone number, or the example number of a new site, with its offset in a text. */
interface ExamplePhone {
  start: number;
  written: string;
}

/**
 * Finds phone numbers that a country reserves for fiction. `examplePatterns` in
 * `check-publication.ts` has the Brazilian ones.
 */
export function findFictionalPhones(text: string, country: string): ExamplePhone[] {
  return [...text.matchAll(/[+(]?\d[\d ().-]{6,}\d/g)].flatMap(({ 0: written, index }) => {
    const read = parsePhoneNumber(written, country);
    const isExample = isValidPhone(read) && isFictional(toE164(read));
    return isExample ? [{ start: index, written }] : [];
  });
}

/**
 * Detects a firm's phone number that is still the example of a new site. Compares it with the
 * example numbers of all countries, since the author may have changed the country. Most countries
 * reserve no number for examples, so some of these may be real.
 */
export function findTemplatePhone(text: string): ExamplePhone[] {
  const digits = text.replace(/\D/g, "");
  const isStarters = Object.keys(currencyByCountry).some((each) =>
    examplePhoneDigits(each).includes(digits),
  );
  return isStarters ? [{ start: 0, written: text }] : [];
}

/** Returns the digits of a country's example number, in national and international form. */
function examplePhoneDigits(country: string): string[] {
  const example = examplePhone(country);
  if (example === undefined) return [];
  const read = parsePhoneNumber(example, country);
  const ways = [example, ...(isValidPhone(read) ? [toE164(read)] : [])];
  return ways.map((each) => each.replace(/\D/g, ""));
}
