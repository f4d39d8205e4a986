import { postalCodeStrings } from "#lang/model/countries/addresses/postal-code-strings";
import { americanStates } from "./american-states.ts";
import { argentineProvinces } from "./argentine-provinces.ts";
import type { RegionRule } from "./region-rule.ts";

/** The address format of a country. */
export interface AddressRule {
  /** The patterns of the lines on an envelope. Missing fields are removed with their separators. */
  lines: readonly string[];
  postalCode?: PostalCodeRule;
  /** The states or provinces; `undefined` if any name is allowed. */
  regions?: RegionRule;
  /** Addresses contain no state or region. */
  hasNoRegion?: true;
}

interface PostalCodeRule {
  pattern: RegExp;
  example: string;
  /** A description of the format, for messages. */
  words: string;
  /** Formats a code that consists only of uppercase letters and digits; `undefined` if invalid. */
  correct(plain: string): string | undefined;
}

/** The first part of a British postcode (GOV.UK, "Bulk Data Transfer for Sponsors"; BS 7666). */
const britishOutwardCode = "(?:[A-Z]{1,2}[0-9][A-Z0-9]?|GIR)";

/**
 * Matches the two parts of a postcode: a British one, or one of British Forces Post Offices (BFPO).
 */
const britishCodePattern = new RegExp(
  `^(?:(${britishOutwardCode})([0-9][A-Z]{2})|(BFPO)([0-9]{1,4}))$`,
);

/**
 * The address formats by country. The line order, postal codes and regions are those of Google's
 * Address Data Service (libaddressinput, chromium-i18n.appspot.com/ssl-address) and the Universal
 * Postal Union's addressing sheets. Brazil has no rule: `addressLines` formats its addresses.
 */
const rules: Readonly<Record<string, AddressRule>> = {
  PT: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: createPostalCodeRule(
      /^\d{4}-\d{3}$/,
      "1100-148",
      postalCodeStrings.PT,
      /^(?:PT?)?(\d{4})(\d{3})$/,
      "$1-$2",
    ),
    hasNoRegion: true,
  },
  GB: {
    lines: ["{street}", "{district}", "{city}", "{postalCode}"],
    postalCode: {
      pattern: new RegExp(`^(?:${britishOutwardCode} [0-9][A-Z]{2}|BFPO [0-9]{1,4})$`),
      example: "SW1A 1AA",
      words: postalCodeStrings.GB,
      correct: (plain) => formatPostalCode(plain, britishCodePattern, "$1$3 $2$4"),
    },
    hasNoRegion: true,
  },
  IE: {
    lines: ["{street}", "{district}", "{city}", "{state}", "{postalCode}"],
    postalCode: {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d\d|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
      example: "D02 AF30",
      words: postalCodeStrings.IE,
      correct: (plain) =>
        formatPostalCode(plain, /^([AC-FHKNPRTV-Y]\d\d|D6W)([0-9AC-FHKNPRTV-Y]{4})$/, "$1 $2"),
    },
  },
  US: {
    lines: ["{street}", "{district}", "{city}, {state} {postalCode}"],
    postalCode: createPostalCodeRule(
      /^\d{5}(?:-\d{4})?$/,
      "94103",
      postalCodeStrings.US,
      /^(?:USA?)?(\d{5})(\d{4})?$/,
      "$1-$2",
    ),
    regions: americanStates,
  },
  DE: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: createPostalCodeRule(
      /^\d{5}$/,
      "10115",
      postalCodeStrings.DE,
      /^(?:DE?)?(\d{5})$/,
      "$1",
    ),
    hasNoRegion: true,
  },
  FR: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: createPostalCodeRule(
      /^\d{5}$/,
      "75001",
      postalCodeStrings.FR,
      /^(?:FR?)?(\d{5})$/,
      "$1",
    ),
    hasNoRegion: true,
  },
  AR: {
    lines: ["{street}", "{district}", "{postalCode} {city}", "{state}"],
    postalCode: {
      pattern: /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
      example: "C1425CLA",
      words: postalCodeStrings.AR,
      correct: (plain) => formatPostalCode(plain, /^(\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/, "$1"),
    },
    regions: argentineProvinces,
  },
};

/** The most common format, for countries without a rule. */
const defaultAddressRule: AddressRule = {
  lines: ["{street}", "{district}", "{postalCode} {city}", "{state}", "{country}"],
};

/** Returns the rule of a country (two letters), or a default rule that allows everything. */
export function addressRule(country: string): AddressRule {
  return rules[country] ?? defaultAddressRule;
}

function createPostalCodeRule(
  form: RegExp,
  example: string,
  words: string,
  plainForm: RegExp,
  written: string,
): PostalCodeRule {
  return {
    pattern: form,
    example,
    words,
    correct: (plain) => formatPostalCode(plain, plainForm, written),
  };
}

function formatPostalCode(plain: string, form: RegExp, written: string): string | undefined {
  // Remove the hyphen if an optional part is missing.
  return form.test(plain) ? plain.replace(form, written).replace(/-$/, "") : undefined;
}
