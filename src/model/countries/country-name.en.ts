/** The name of a country (ISO 3166-1, two letters) in the editors' language, else its code. */
export function countryName(country: string): string {
  return new Intl.DisplayNames(["en-GB"], { type: "region" }).of(country) ?? country;
}
