/** The name of a country (ISO 3166-1, two letters) in the editors' language, else its code. */
export function countryName(country: string): string {
  return new Intl.DisplayNames(["pt-BR"], { type: "region" }).of(country) ?? country;
}
