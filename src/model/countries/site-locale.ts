import { validationCountry } from "./firm-country.ts";
import { currencyOf, languageOf } from "./visitor-defaults.ts";

/** Where a firm is at home, which decides how its people write numbers, days and money. */
export interface SiteLocale {
  /** Two letters (ISO 3166-1); none, `""`, where a site of another language than Brazil's does not tell it. */
  country?: string;
  /** That of the site's visitors, a tag as in BCP 47. */
  language?: string;
  /** ISO 4217. */
  currency?: string;
}

/**
 * Where a firm is at home, as its settings tell it.
 *
 * @param settings the value of site.yaml, which may be anything
 */
export function siteLocaleOf(settings: unknown): SiteLocale {
  return {
    country: validationCountry(settings),
    language: languageOf(settings),
    currency: currencyOf(settings),
  };
}

/** A language as all of its parts (UTS 35, 4.3): "und-BR" is "pt-Latn-BR"; that of no people where it is none. */
export function maximizeTag(language: string): string {
  try {
    return new Intl.Locale(language).maximize().toString();
  } catch {
    return "und";
  }
}

/** Whether two firms are at home in the same country, language and currency. */
export function isSameLocale(one: SiteLocale = {}, other: SiteLocale = {}): boolean {
  const isSame = (name: keyof SiteLocale) => one[name] === other[name];
  return isSame("country") && isSame("language") && isSame("currency");
}
