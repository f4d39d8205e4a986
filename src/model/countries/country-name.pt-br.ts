/**
 * Returns the name of a country (two letters, ISO 3166-1) in Portuguese, or its code if it has
 * none.
 */
export function countryName(country: string): string {
  return new Intl.DisplayNames(["pt-BR"], { type: "region" }).of(country) ?? country;
}
