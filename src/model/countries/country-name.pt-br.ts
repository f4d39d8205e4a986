/** The name of a country in the editors' language, by its two letters (ISO 3166-1); those where it has none. */
export function countryName(country: string): string {
  return new Intl.DisplayNames(["pt-BR"], { type: "region" }).of(country) ?? country;
}
