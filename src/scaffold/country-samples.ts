import { findCountryCode } from "../model/countries/country-code.ts";
import { examplePhone } from "../model/countries/phones/phone-number.ts";

/** Example facts about a country for a new site, in local formats. */
export interface CountrySamples {
  /** The address as lines of YAML. */
  address: readonly string[];
  /** The currency (ISO 4217). */
  currency: string;
  /** The IANA time zone; in a country with several zones, that of the capital. */
  timeZone: string;
  phone: string;
}

type CountryExample = Omit<CountrySamples, "phone"> & { phone?: string };

/** The countries with examples of their own. */
const countryExamples: Readonly<Record<string, CountryExample>> = {
  BR: {
    address: [
      "street: Rua das Amostras, 100",
      "district: Centro",
      "city: São Paulo",
      "state: SP",
      "postalCode: 01000-000",
    ],
    currency: "BRL",
    timeZone: "America/Sao_Paulo",
    phone: "(11) 90000-0000",
  },
  PT: {
    address: ["street: Rua das Amostras, 100", "city: Lisboa", "postalCode: 1000-001"],
    currency: "EUR",
    timeZone: "Europe/Lisbon",
  },
  GB: {
    address: ["street: 100 Sample Street", "city: London", "postalCode: EC1A 1AA"],
    currency: "GBP",
    timeZone: "Europe/London",
  },
  IE: {
    address: [
      "street: 100 Sample Street",
      "city: Bandon",
      "state: Co. Cork",
      "postalCode: P72 A000",
    ],
    currency: "EUR",
    timeZone: "Europe/Dublin",
  },
  US: {
    address: ["street: 100 Sample Street", "city: New York", "state: NY", 'postalCode: "10001"'],
    currency: "USD",
    timeZone: "America/New_York",
  },
  DE: {
    address: ["street: Musterstraße 100", "city: Berlin", 'postalCode: "10115"'],
    currency: "EUR",
    timeZone: "Europe/Berlin",
  },
  FR: {
    address: ["street: 100 rue de l’Exemple", "city: Paris", 'postalCode: "75001"'],
    currency: "EUR",
    timeZone: "Europe/Paris",
  },
  AR: {
    address: ["street: Calle de Ejemplo 100", "city: Buenos Aires", "postalCode: C1000AAA"],
    currency: "ARS",
    timeZone: "America/Argentina/Buenos_Aires",
  },
};

/** The supported countries (ISO 3166-1, two letters). */
export const supportedCountries: readonly string[] = Object.keys(countryExamples);

/** Returns the example facts of a country; those of Brazil if the country is not supported. */
export function countrySamples(country: string): CountrySamples {
  const place = countryExamples[country] ?? countryExamples.BR;
  const known = place ?? { address: [], currency: "BRL", timeZone: "UTC" };
  return { ...known, phone: known.phone ?? examplePhone(country) ?? "" };
}

/**
 * Finds the two-letter code of a country by its code or name. Returns `undefined` if the country is
 * not supported.
 */
export function parseSupportedCountry(written: string): string | undefined {
  const letters = findCountryCode(written);
  return letters !== undefined && letters in countryExamples ? letters : undefined;
}
