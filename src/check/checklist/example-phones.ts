import { isFictional } from "../../model/countries/phones/fictional-phones.ts";
import {
  dialledAbroad,
  examplePhone,
  isPhone,
  readPhone,
} from "../../model/countries/phones/phone-number.ts";
import { currencies } from "../../model/countries/visitor-defaults.ts";

/** A telephone that nobody can have, or that was made up, where it stands in a text. */
interface ExamplePhone {
  start: number;
  written: string;
}

/** Numbers of other countries than Brazil that are kept for films and examples. */
export function fictionalPhones(text: string, country: string): ExamplePhone[] {
  return [...text.matchAll(/[+(]?\d[\d ().-]{6,}\d/g)].flatMap(({ 0: written, index }) => {
    const read = readPhone(written, country);
    const isExample = isPhone(read) && isFictional(dialledAbroad(read));
    return isExample ? [{ start: index, written }] : [];
  });
}

/**
 * The telephone of the firm, where it is still the one that a new site has: no country keeps numbers for examples but a
 * few, and those of the others may be somebody's. Whatever country was written since, the digits tell it.
 */
export function startersPhone(text: string): ExamplePhone[] {
  const digits = text.replace(/\D/g, "");
  const isStarters = Object.keys(currencies).some((each) => waysOf(each).includes(digits));
  return isStarters ? [{ start: 0, written: text }] : [];
}

/** The example of a country as its digits are written there and elsewhere. */
function waysOf(country: string): string[] {
  const example = examplePhone(country);
  if (example === undefined) return [];
  const read = readPhone(example, country);
  const ways = [example, ...(isPhone(read) ? [dialledAbroad(read)] : [])];
  return ways.map((each) => each.replace(/\D/g, ""));
}
