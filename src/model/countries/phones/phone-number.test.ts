import fc from "fast-check";
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { callingCode } from "../calling-codes.ts";
import {
  examplePhone,
  formatInternational,
  formatNational,
  isCompleteNationalNumber,
  isValidPhone,
  parsePhoneNumber,
  toE164,
} from "./phone-number.ts";
import { countriesWithPhonePlan, planForCountry } from "./phone-plans.ts";

const countries = countriesWithPhonePlan();

/**
 * Returns the result of `parsePhoneNumber` for a text: the number in E.164, national and
 * international format, or the reason why it is invalid.
 */
function read(text: string, country: string) {
  const found = parsePhoneNumber(text, country);
  if (!isValidPhone(found)) return found.reason;
  return [toE164(found), formatNational(found), formatInternational(found)];
}

/** Returns the result of libphonenumber-js for a text; `undefined` if the number is invalid. */
function readByLibrary(text: string, country: string) {
  const found = parsePhoneNumberFromString(text, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  if (!found?.isValid()) return undefined;
  return [found.number, found.formatNational(), found.formatInternational()];
}

test("has numbering plans for over 240 countries, with their calling codes", () => {
  expect(countries.length).toBeGreaterThan(240);
  const others = countries.filter(
    (each) => planForCountry(each)?.callingCode !== callingCode(each),
  );
  // The other countries are Ascension and Tristan da Cunha. Their codes are exceptional
  // reservations.
  expect(others.sort()).toEqual(["AC", "TA"]);
});

test.each([
  ["GB", "020 7946 0123", "+442079460123"],
  ["GB", "(01632) 960 001", "+441632960001"],
  ["IT", "06 123 4567", "+39061234567"],
  ["HU", "06 1 234 5678", "+3612345678"],
  ["RU", "8 (495) 123-45-67", "+74951234567"],
  ["MX", "55 1234 5678", "+525512345678"],
  ["AR", "011 15-2345-6789", "+5491123456789"],
  ["AR", "011 4123-4567", "+541141234567"],
  ["US", "(212) 555-0123", "+12125550123"],
  ["PT", "210 000 000", "+351210000000"],
  ["DE", "(0)30 23125 123", "+493023125123"],
  ["IE", "(020) 910 1234", "+353209101234"],
  ["FR", "01 99 00 12 34", "+33199001234"],
  ["BR", "+351 210 000 000", "+351210000000"],
  ["BR", "+44 (0)20 7946 0123", "+442079460123"],
])("in %s, %s is dialled as %s", (country, text, dialled) => {
  expect(read(text, country)?.[0]).toBe(dialled);
});

test.each(countries)(
  "parses the example numbers of %s in every format as libphonenumber-js does",
  (country) => {
    const example = getExampleNumber(country as CountryCode, examples);
    if (!example) return;
    for (const text of [example.formatNational(), example.formatInternational(), example.number])
      expect(read(text, country)).toEqual(readByLibrary(text, country));
    const own = parsePhoneNumber(examplePhone(country) ?? "", country);
    expect(
      isValidPhone(own) &&
        isCompleteNationalNumber(own, (examplePhone(country) ?? "").replace(/\D/g, "")),
    ).toBe(true);
  },
);

/** Generates valid numbers of any country, from the pattern of its numbering plan. */
const numbers = fc.constantFrom(...countries).chain((country) => {
  const plan = planForCountry(country);
  return fc
    .stringMatching(new RegExp(plan?.nationalNumberPattern.source ?? ""))
    .map((national) => ({ country, national }));
});

test("parses the national and the international format of any number to the same E.164 number", () => {
  fc.assert(
    fc.property(numbers, ({ country, national }) => {
      const found = parsePhoneNumber(`+${planForCountry(country)?.callingCode}${national}`, "BR");
      if (!isValidPhone(found)) return;
      const dialled = toE164(found);
      expect(read(formatInternational(found), "XX")?.[0]).toBe(dialled);
      const home = parsePhoneNumber(formatNational(found), found.plan.country);
      // In a few countries an old and a new number differ only in the 0 before the old one.
      if (readByLibrary(formatNational(found), found.plan.country)?.[0] !== dialled) return;
      expect(isValidPhone(home) && toE164(home)).toBe(dialled);
      expect(
        isValidPhone(home) &&
          isCompleteNationalNumber(home, formatNational(found).replace(/\D/g, "")),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("parses and formats any number that libphonenumber-js accepts in the same way", () => {
  fc.assert(
    fc.property(numbers, ({ country, national }) => {
      const text = `+${planForCountry(country)?.callingCode}${national}`;
      const [own, library] = [read(text, country), readByLibrary(text, country)];
      if (library) expect(own).toEqual(library);
    }),
    { numRuns: 2000 },
  );
});
