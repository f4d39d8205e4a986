import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import { siteLanguage } from "./country-defaults.ts";

/** The languages in which names of languages are recognised. */
const nameLanguages = ["pt-BR", "pt-PT", "en", "es", "fr", "de"];

/** Regional variants that have names of their own. */
const regionalLanguages = ["en-GB", "en-US", "pt-BR", "pt-PT"];

let tagsByName: ReadonlyMap<string, string> | undefined;

/** Whether a text is a language tag as in the settings: ISO 639-1, optionally with a country. */
export function isSiteLanguageTag(written: string): boolean {
  return (
    /^[a-z]{2}(?:-[A-Z]{2})?$/.test(written) && languageName(written.slice(0, 2)) !== undefined
  );
}

/**
 * Finds the language tag that another spelling or a name means: "EN-gb", "pt_BR", "English".
 * Returns `undefined` for an unknown language.
 *
 * @param country the firm's country. If the language is its main language, the tag gets that
 *   region, unless it is the default one ("de", not "de-DE")
 */
export function findLanguageTag(written: string, country: string | undefined): string | undefined {
  const found = parseTag(written) ?? findTagByName(written);
  const whole = found && siteLanguage({ language: found, firm: { address: { country } } });
  return whole && hasRedundantRegion(whole) ? found : whole;
}

/** Whether the region of a tag is redundant because it is the default of the language: "de-DE". */
function hasRedundantRegion(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag);
  const isDialect = regionalLanguages.some((each) => each.startsWith(`${language}-`));
  return !isDialect && new Intl.Locale(language).maximize().region === region;
}

function parseTag(written: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(written.trim().replaceAll("_", "-"));
    const tag = region ? `${language}-${region}` : language;
    return isSiteLanguageTag(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

function findTagByName(written: string): string | undefined {
  tagsByName ??= new Map(nameLanguages.flatMap(languageNamesIn));
  return tagsByName.get(normalizeName(written));
}

function languageNamesIn(language: string): [string, string][] {
  const names = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return [...codes, ...regionalLanguages].flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name === undefined ? [] : [[normalizeName(name), code]];
  });
}

function languageName(code: string): string | undefined {
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(code);
}

function normalizeName(text: string): string {
  return foldLetters(text).trim();
}
