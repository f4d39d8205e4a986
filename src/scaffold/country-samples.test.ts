import { expect, test } from "vitest";
import { countrySamples, supportedCountries } from "./country-samples.ts";

/**
 * What the examples of each country must contain: the city and postal code of the address, the
 * beginning of the phone number, the time zone and the currency.
 */
const whole: Readonly<Record<string, [place: RegExp, phone: RegExp, zone: string, money: string]>> =
  {
    BR: [/city: São Paulo.*state: SP.*: 01/s, /^\(11\) /, "America/Sao_Paulo", "BRL"],
    // Mobile numbers have no area code.
    PT: [/city: Lisboa.*: 1000-/s, /^9/, "Europe/Lisbon", "EUR"],
    GB: [/city: London.*: EC1A /s, /^020 /, "Europe/London", "GBP"],
    // The reserved numbers of Ireland have an unassigned area code.
    IE: [/city: Bandon.*Co\. Cork.*: P72 /s, /^020 91/, "Europe/Dublin", "EUR"],
    US: [/city: New York.*state: NY.*: "100/s, /^\(212\) 555-01/, "America/New_York", "USD"],
    DE: [/city: Berlin.*: "101/s, /^030 /, "Europe/Berlin", "EUR"],
    FR: [/city: Paris.*: "750/s, /^01 /, "Europe/Paris", "EUR"],
    AR: [/city: Buenos Aires.*: C1000/s, /^011 /, "America/Argentina/Buenos_Aires", "ARS"],
  };

test.each(supportedCountries)(
  "in %s, example address, phone number, time zone and currency belong to one place",
  (country) => {
    const { address, phone, timeZone, currency } = countrySamples(country);
    const [place, written, zone, money] = whole[country] ?? [];
    expect(address.join("\n")).toMatch(place ?? "");
    expect(phone).toMatch(written ?? "");
    expect([timeZone, currency]).toEqual([zone, money]);
  },
);
