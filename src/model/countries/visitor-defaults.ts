import { textAt } from "../parsed-site.ts";
import { callingCode } from "./calling-codes.ts";
import { countryOf, withFirmCountry } from "./firm-country.ts";

/** What is paid with in the countries in which a new site can be made: ISO 4217, by the letters of ISO 3166-1. */
export const currencyByCountry: Readonly<Record<string, string>> = {
  ...{ AR: "ARS", BR: "BRL", DE: "EUR", FR: "EUR" },
  ...{ GB: "GBP", IE: "EUR", PT: "EUR", US: "USD" },
};

/** The currency of a site: the one that its settings name, else that of its country; nothing where neither is known. */
export function currencyOf(settings: unknown): string | undefined {
  return textAt(settings, "/currency") ?? currencyByCountry[countryOf(settings) ?? ""];
}

/**
 * The language of a site's visitors. One without a region is written as in the firm's country, where people speak it:
 * "en" of a firm in Great Britain is "en-GB", of one in Portugal it stays "en".
 *
 * @returns a tag as in BCP 47, or what is written where the country has another language
 */
export function languageOf(settings: unknown): string | undefined {
  const language = textAt(settings, "/language");
  const country = countryOf(settings);
  const isOpen = language !== undefined && country !== undefined && !language.includes("-");
  return isOpen && mainLanguageOf(country) === language ? `${language}-${country}` : language;
}

/** For how many months messages are kept when a site does not say. */
export const defaultRetentionMonths = 12;

/**
 * Settings with what visitors get when a site leaves it out: the country decides how it is dialled, the currency and the
 * region of the language; messages are kept for `defaultMonths`.
 */
export function withVisitorDefaults<Settings>(settings: Settings): Settings {
  const own = withFirmCountry(settings);
  if (typeof own !== "object" || own === null) return own;
  const [language, currency] = [languageOf(own), currencyOf(own)];
  const { firm } = Object(own);
  return {
    ...own,
    ...(language && { language }),
    ...(currency && { currency }),
    ...(typeof firm === "object" &&
      firm && { firm: { keepMessages: defaultRetentionMonths, ...firm } }),
  };
}

/** The language that most people of a country speak, by the likely subtags of Unicode (UTS 35, 4.3). */
export function mainLanguageOf(country: string): string | undefined {
  // Of what is no country it tells English.
  if (callingCode(country) === undefined) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}
