import { americanStates } from "./american-states.ts";
import { argentineProvinces } from "./argentine-provinces.ts";
import { postalWords } from "./postal-words.pt-br.ts";
import type { RegionRule } from "./region-rule.ts";

/** What of an address a country has, and how it is written there. */
export interface AddressRule {
  /** The lines of an envelope; a field that is missing leaves no trace. */
  lines: readonly string[];
  postalCode?: PostalCodeRule;
  /** Its states or provinces, where those are a list; nothing where an address may name any region. */
  regions?: RegionRule;
  /** Addresses of the country name no state or region. */
  hasNoRegion?: true;
}

interface PostalCodeRule {
  pattern: RegExp;
  example: string;
  /** What it looks like, for a sentence. */
  words: string;
  /** The same code in the right form, of its capital letters and digits alone; nothing where they are none. */
  correct(plain: string): string | undefined;
}

/** The letters and places of a British code: GOV.UK's "Bulk Data Transfer for Sponsors", BS 7666. */
const britishOutwardCode = "(?:[A-Z]{1,2}[0-9][A-Z0-9]?|GIR)";

/** Its two parts, or those of an office of the forces (BFPO, "British Forces Post Office"). */
const britishCodePattern = new RegExp(
  `^(?:(${britishOutwardCode})([0-9][A-Z]{2})|(BFPO)([0-9]{1,4}))$`,
);

/**
 * Order of lines, postal codes and regions by Google's Address Data Service (libaddressinput,
 * chromium-i18n.appspot.com/ssl-address) and the Universal Postal Union's addressing sheets. Brazil's addresses are
 * printed as they always were, by the page itself.
 */
const rules: Readonly<Record<string, AddressRule>> = {
  PT: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: numericPostalCode(
      /^\d{4}-\d{3}$/,
      "1100-148",
      postalWords.PT,
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
      words: postalWords.GB,
      correct: (plain) => reformat(plain, britishCodePattern, "$1$3 $2$4"),
    },
    hasNoRegion: true,
  },
  IE: {
    lines: ["{street}", "{district}", "{city}", "{state}", "{postalCode}"],
    postalCode: {
      pattern: /^(?:[AC-FHKNPRTV-Y]\d\d|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
      example: "D02 AF30",
      words: postalWords.IE,
      correct: (plain) =>
        reformat(plain, /^([AC-FHKNPRTV-Y]\d\d|D6W)([0-9AC-FHKNPRTV-Y]{4})$/, "$1 $2"),
    },
  },
  US: {
    lines: ["{street}", "{district}", "{city}, {state} {postalCode}"],
    postalCode: numericPostalCode(
      /^\d{5}(?:-\d{4})?$/,
      "94103",
      postalWords.US,
      /^(?:USA?)?(\d{5})(\d{4})?$/,
      "$1-$2",
    ),
    regions: americanStates,
  },
  DE: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: numericPostalCode(/^\d{5}$/, "10115", postalWords.DE, /^(?:DE?)?(\d{5})$/, "$1"),
    hasNoRegion: true,
  },
  FR: {
    lines: ["{street}", "{district}", "{postalCode} {city}"],
    postalCode: numericPostalCode(/^\d{5}$/, "75001", postalWords.FR, /^(?:FR?)?(\d{5})$/, "$1"),
    hasNoRegion: true,
  },
  AR: {
    lines: ["{street}", "{district}", "{postalCode} {city}", "{state}"],
    postalCode: {
      pattern: /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
      example: "C1425CLA",
      words: postalWords.AR,
      correct: (plain) => reformat(plain, /^(\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/, "$1"),
    },
    regions: argentineProvinces,
  },
};

/** Of whose addresses nothing more is known than that they are written so in most countries. */
const defaultAddressRule: AddressRule = {
  lines: ["{street}", "{district}", "{postalCode} {city}", "{state}", "{country}"],
};

/** The rule of a country by its two letters; of one that is not known, a rule that forbids nothing. */
export function addressRule(country: string): AddressRule {
  return rules[country] ?? defaultAddressRule;
}

function numericPostalCode(
  form: RegExp,
  example: string,
  words: string,
  plainForm: RegExp,
  written: string,
): PostalCodeRule {
  return { pattern: form, example, words, correct: (plain) => reformat(plain, plainForm, written) };
}

function reformat(plain: string, form: RegExp, written: string): string | undefined {
  // A part that may be missing leaves no hyphen.
  return form.test(plain) ? plain.replace(form, written).replace(/-$/, "") : undefined;
}
