import { siteCurrency, siteLanguage } from "./country-defaults.ts";
import { countryForValidation } from "./firm-country.ts";

/** The locale of a site, which decides how it writes numbers, dates and money. */
export interface SiteLocale {
  /** Two letters (ISO 3166-1). For `""` and `undefined` see `countryForValidation`. */
  country?: string;
  /** The visitors' language, a BCP 47 tag. */
  language?: string;
  /** The currency (ISO 4217). */
  currency?: string;
}

/**
 * Returns the locale of a site.
 *
 * @param settings the unvalidated value of site.yaml
 */
export function siteLocaleOf(settings: unknown): SiteLocale {
  return {
    country: countryForValidation(settings),
    language: siteLanguage(settings),
    currency: siteCurrency(settings),
  };
}

/** Adds likely subtags (UTS 35, 4.3): "pt" → "pt-Latn-BR". Returns "und" for a malformed tag. */
export function maximizeTag(language: string): string {
  try {
    return new Intl.Locale(language).maximize().toString();
  } catch {
    return "und";
  }
}

/** Whether two locales have the same country, language and currency. */
export function isSameLocale(one: SiteLocale = {}, other: SiteLocale = {}): boolean {
  const isSame = (name: keyof SiteLocale) => one[name] === other[name];
  return isSame("country") && isSame("language") && isSame("currency");
}
