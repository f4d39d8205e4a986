/** Countries whose Spanish is written as in Spain; all others follow Latin America (Unicode CLDR, parent locales). */
const europeanSpanishCountries = ["ES", "EA", "IC", "GQ", "PH"];

/**
 * The languages whose words suit a site, best first: its own, then the one of a country that writes as its country does,
 * as in CLDR: "pt-AO" → "pt-AO", "pt-PT", "pt"; "de-LI" → "de-LI", "de-CH", "de".
 *
 * @param language as in BCP 47
 */
export function languageFallbacks(language: string): string[] {
  const [base = "", region] = language.split("-", 2);
  const alike = region === undefined ? defaultRegion[base] : regionalFallback(base, region);
  return [language, ...(alike === undefined ? [] : [alike]), base];
}

/** The country whose words a language has that names none. */
const defaultRegion: Readonly<Record<string, string>> = { pt: "pt-BR" };

function regionalFallback(base: string, region: string): string | undefined {
  if (base === "pt") return region === "BR" ? undefined : "pt-PT";
  if (base === "es") return europeanSpanishCountries.includes(region) ? undefined : "es-419";
  return base === "de" && region === "LI" ? "de-CH" : undefined;
}

/** "pt-BR" → "pt". */
export function primaryLanguage(language: string): string {
  return language.split("-", 1)[0] ?? "";
}
