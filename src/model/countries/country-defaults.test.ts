import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countrySamples, supportedCountries } from "../../scaffold/country-samples.ts";
import {
  currencyByCountry,
  siteCurrency,
  siteLanguage,
  withCountryDefaults,
} from "./country-defaults.ts";

const firmIn = (country: string) => ({ firm: { address: { country } } });

test.each([
  ["en", "GB", "en-GB"],
  ["en", "IE", "en-IE"],
  ["en", "US", "en-US"],
  ["pt", "PT", "pt-PT"],
  ["es", "AR", "es-AR"],
  ["en", "BR", "en"],
  ["fr", "DE", "fr"],
  ["en-US", "GB", "en-US"],
  ["en", "ZZ", "en"],
  ["en", "not a country", "en"],
])("language %s of a firm in %s becomes %s", (language, country, written) => {
  expect(siteLanguage({ language, ...firmIn(country) })).toBe(written);
});

test("uses the currency of a known country unless the site names another", () => {
  expect(siteCurrency(firmIn("GB"))).toBe("GBP");
  expect(siteCurrency(firmIn("IE"))).toBe("EUR");
  expect(siteCurrency({ currency: "USD", ...firmIn("AR") })).toBe("USD");
  expect(siteCurrency(firmIn("JP"))).toBeUndefined();
  expect(siteCurrency(undefined)).toBeUndefined();
});

test("adds the defaults of the country to the settings without overwriting their values", () => {
  const settings = { language: "en", ...firmIn("GB") };
  const whole = {
    language: "en-GB",
    currency: "GBP",
    firm: { countryCode: "44", keepMessages: 12 },
  };
  expect(withCountryDefaults(settings)).toMatchObject(whole);
  expect(withCountryDefaults({ ...settings, currency: "EUR" })).toMatchObject({ currency: "EUR" });
  expect(withCountryDefaults({ firm: { keepMessages: 6 } })).toEqual({ firm: { keepMessages: 6 } });
  expect(withCountryDefaults({ firm: "Aurora" })).toEqual({ firm: "Aurora" });
  expect(withCountryDefaults(null)).toBeNull();
});

test("currencyByCountry matches the schema's countries with optional currency and the country facts", () => {
  const schema = JSON.parse(readFileSync("schemas/site.json", "utf8"));
  const { country } = schema.allOf[0].if.not.properties.firm.properties.address.properties;
  expect(country.enum).toEqual(Object.keys(currencyByCountry).sort());
  for (const each of supportedCountries)
    expect(currencyByCountry[each]).toBe(countrySamples(each).currency);
});
