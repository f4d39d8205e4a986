/** Regions with European Spanish; all others use Latin American (Unicode CLDR, parent locales). */
const europeanSpanishCountries = ["ES", "EA", "IC", "GQ", "PH"];

/**
 * Returns the fallback chain of a language, best first: the tag itself, its parent locale (as in
 * the CLDR) and the bare language. "pt-AO" → "pt-AO", "pt-PT", "pt"; "de-LI" → "de-LI", "de-CH",
 * "de".
 *
 * @param language a BCP 47 tag
 */
export function languageFallbackChain(language: string): string[] {
  const [base = "", region] = language.split("-", 2);
  const alike = region === undefined ? defaultRegion[base] : regionalFallback(base, region);
  return [language, ...(alike === undefined ? [] : [alike]), base];
}

/** The variant that is meant by a language without a region. */
const defaultRegion: Readonly<Record<string, string>> = { pt: "pt-BR" };

function regionalFallback(base: string, region: string): string | undefined {
  if (base === "pt") return region === "BR" ? undefined : "pt-PT";
  if (base === "es") return europeanSpanishCountries.includes(region) ? undefined : "es-419";
  return base === "de" && region === "LI" ? "de-CH" : undefined;
}

/** Returns the language of a tag without its region: "pt-BR" → "pt". */
export function primaryLanguageSubtag(language: string): string {
  return language.split("-", 1)[0] ?? "";
}
