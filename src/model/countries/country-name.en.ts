/**
 * Returns the name of a country (two letters, ISO 3166-1) in English, or its code if it has none.
 */
export function countryName(country: string): string {
  return new Intl.DisplayNames(["en-GB"], { type: "region" }).of(country) ?? country;
}
