import { foldLetters } from "../../yaml/language/plain-letters.ts";
import { allCountries } from "./calling-codes.ts";

/** What people call a country, and neither the standard nor its list of names does: letters of the Union, of a language, of a car; a part of it, or what it was called. */
const countryAliases: Readonly<Record<string, string>> = {
  uk: "GB",
  en: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  britain: "GB",
  "great britain": "GB",
  inglaterra: "GB",
  escocia: "GB",
  "gra-bretanha": "GB",
  "gra bretanha": "GB",
  usa: "US",
  eua: "US",
  america: "US",
  "united states of america": "US",
  "estados unidos da america": "US",
  holland: "NL",
  holanda: "NL",
  "republic of ireland": "IE",
  eire: "IE",
  el: "GR",
  sp: "ES",
  ja: "JP",
  // Three letters, of ISO 3166-1 or of sports.
  gbr: "GB",
  irl: "IE",
  deu: "DE",
  ger: "DE",
  fra: "FR",
  prt: "PT",
  por: "PT",
  bra: "BR",
  arg: "AR",
  esp: "ES",
  ita: "IT",
  nld: "NL",
};

/** The languages in whose words a country is known. */
const nameLanguages = ["pt-BR", "pt-PT", "en", "es", "fr", "de"];

let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * The two letters (ISO 3166-1) of a country that somebody wrote, by them, by its name in one of a few languages, or by what
 * people call it; nothing where none is known by that.
 */
export function findCountryCode(written: string): string | undefined {
  codesByName ??= new Map([...allCountryNames(), ...Object.entries(countryAliases)]);
  return codesByName.get(normalizeName(written));
}

function allCountryNames(): [string, string][] {
  const own = allCountries.map((code): [string, string] => [normalizeName(code), code]);
  const named = nameLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return allCountries.map((code): [string, string] => [
      normalizeName(names.of(code) ?? code),
      code,
    ]);
  });
  // Letters come before names: no country is called like the letters of another.
  return [...named, ...own];
}

function normalizeName(text: string): string {
  const letters = foldLetters(text);
  return letters.replace(/[.]/g, "").replace(/\s+/g, " ").trim();
}
