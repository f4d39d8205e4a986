import { foldLetters } from "../../yaml/language/plain-letters.ts";
import { languageOf } from "./visitor-defaults.ts";

/** The languages in whose words another one is known. */
const nameLanguages = ["pt-BR", "pt-PT", "en", "es", "fr", "de"];

/** Ways to write a language that are told from each other by the country. */
const regionalLanguages = ["en-GB", "en-US", "pt-BR", "pt-PT"];

let tagsByName: ReadonlyMap<string, string> | undefined;

/** Whether a text is a language as settings name it: two letters that are one's (ISO 639-1), maybe with a country behind. */
export function isLanguageTag(written: string): boolean {
  return (
    /^[a-z]{2}(?:-[A-Z]{2})?$/.test(written) && languageName(written.slice(0, 2)) !== undefined
  );
}

/**
 * The language that somebody wrote in another way, "EN-gb", "pt_BR", "English", as settings name it; nothing where none is
 * known by that.
 *
 * @param country that of the firm: whose language is spoken there is written as it is there
 */
export function findLanguageTag(written: string, country: string | undefined): string | undefined {
  const found = parseTag(written) ?? findTagByName(written);
  const whole = found && languageOf({ language: found, firm: { address: { country } } });
  return whole && isDefaultRegion(whole) ? found : whole;
}

/** Whether a language is written as in the country that it is named after: "de-DE" is "de". */
function isDefaultRegion(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag);
  const isDialect = regionalLanguages.some((each) => each.startsWith(`${language}-`));
  return !isDialect && new Intl.Locale(language).maximize().region === region;
}

function parseTag(written: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(written.trim().replaceAll("_", "-"));
    const tag = region ? `${language}-${region}` : language;
    return isLanguageTag(tag) ? tag : undefined;
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
