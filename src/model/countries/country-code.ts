import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import { allCountries } from "./calling-codes.ts";

/**
 * Common names of countries that are neither codes of ISO 3166-1 nor names in the CLDR: EU codes,
 * language codes, vehicle codes, parts of a country, former names.
 */
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
  // Three letters, from ISO 3166-1 or sports codes.
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

/** The languages in which names of countries are recognised. */
const nameLanguages = ["pt-BR", "pt-PT", "en", "es", "fr", "de"];

let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * Finds a country by its code, its name in one of `nameLanguages`, or a common alias.
 *
 * @returns two letters (ISO 3166-1); `undefined` if the country is unknown
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
  // Later entries win, so codes override names.
  return [...named, ...own];
}

function normalizeName(text: string): string {
  const letters = foldLetters(text);
  return letters.replace(/[.]/g, "").replace(/\s+/g, " ").trim();
}
