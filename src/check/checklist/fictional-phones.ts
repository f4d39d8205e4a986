import { isFictional } from "../../model/countries/phones/fictional-phones.ts";
import {
  examplePhone,
  isValidPhone,
  parsePhoneNumber,
  toE164,
} from "../../model/countries/phones/phone-number.ts";
import { currencyByCountry } from "../../model/countries/visitor-defaults.ts";

/** A telephone that nobody can have, or that was made up, where it stands in a text. */
interface ExamplePhone {
  start: number;
  written: string;
}

/** Numbers of other countries than Brazil that are kept for films and examples. */
export function fictionalPhones(text: string, country: string): ExamplePhone[] {
  return [...text.matchAll(/[+(]?\d[\d ().-]{6,}\d/g)].flatMap(({ 0: written, index }) => {
    const read = parsePhoneNumber(written, country);
    const isExample = isValidPhone(read) && isFictional(toE164(read));
    return isExample ? [{ start: index, written }] : [];
  });
}

/**
 * The telephone of the firm, where it is still the one that a new site has: no country keeps numbers for examples but a
 * few, and those of the others may be somebody's. Whatever country was written since, the digits tell it.
 */
export function templatePhone(text: string): ExamplePhone[] {
  const digits = text.replace(/\D/g, "");
  const isStarters = Object.keys(currencyByCountry).some((each) =>
    phoneSpellings(each).includes(digits),
  );
  return isStarters ? [{ start: 0, written: text }] : [];
}

/** The example of a country as its digits are written there and elsewhere. */
function phoneSpellings(country: string): string[] {
  const example = examplePhone(country);
  if (example === undefined) return [];
  const read = parsePhoneNumber(example, country);
  const ways = [example, ...(isValidPhone(read) ? [toE164(read)] : [])];
  return ways.map((each) => each.replace(/\D/g, ""));
}
