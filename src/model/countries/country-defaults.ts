import { textAt } from "../parsed-site.ts";
import { callingCode } from "./calling-codes.ts";
import { firmCountryOf, withCountryAndCallingCode } from "./firm-country.ts";

/** Currencies (ISO 4217) by country (ISO 3166-1), for the countries that new sites can choose. */
export const currencyByCountry: Readonly<Record<string, string>> = {
  ...{ AR: "ARS", BR: "BRL", DE: "EUR", FR: "EUR" },
  ...{ GB: "GBP", IE: "EUR", PT: "EUR", US: "USD" },
};

/**
 * Returns the currency of a site: from its settings, else from its country; `undefined` if unknown.
 */
export function siteCurrency(settings: unknown): string | undefined {
  return textAt(settings, "/currency") ?? currencyByCountry[firmCountryOf(settings) ?? ""];
}

/**
 * Returns the language of a site's visitors. Adds the region of the firm's country if the language
 * has no region and is the main language of that country: "en" becomes "en-GB" in Great Britain and
 * remains "en" in Portugal.
 *
 * @returns a BCP 47 tag; `undefined` if the settings have no language
 */
export function siteLanguage(settings: unknown): string | undefined {
  const language = textAt(settings, "/language");
  const country = firmCountryOf(settings);
  const isOpen = language !== undefined && country !== undefined && !language.includes("-");
  return isOpen && mainLanguageOfCountry(country) === language
    ? `${language}-${country}`
    : language;
}

/** The number of months for which messages are retained by default. */
export const defaultRetentionMonths = 12;

/**
 * Fills in missing settings. The country determines the calling code, the currency and the region
 * of the language. The retention time of messages is `defaultRetentionMonths`.
 */
export function withCountryDefaults<Settings>(settings: Settings): Settings {
  const own = withCountryAndCallingCode(settings);
  if (typeof own !== "object" || own === null) return own;
  const [language, currency] = [siteLanguage(own), siteCurrency(own)];
  const { firm } = Object(own);
  return {
    ...own,
    ...(language && { language }),
    ...(currency && { currency }),
    ...(typeof firm === "object" &&
      firm && { firm: { keepMessages: defaultRetentionMonths, ...firm } }),
  };
}

/** Returns the main language of a country (two letters), by likely subtags (UTS 35, 4.3). */
export function mainLanguageOfCountry(country: string): string | undefined {
  // `maximize` returns English for an unknown region.
  if (callingCode(country) === undefined) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}
