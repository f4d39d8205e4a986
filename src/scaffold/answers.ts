import { basename } from "node:path";
import { languageNamed } from "../model/countries/language-names.ts";
import { email } from "../model/formats/email.ts";
import { phone } from "../model/formats/phone.ts";
import { slugOf } from "../yaml/language/plain-letters.ts";
import { countryFacts, starterCountry } from "./country-facts.ts";
import { starterWords as words } from "./words.pt-br.ts";

/** What a new site begins with; all of it can be changed in its files. */
export interface Answers {
  name: string;
  /** What its people do, in a sentence. */
  trade: string;
  phone: string;
  email: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** BCP 47. */
  language: string;
}

/** In the order in which they are asked: how a telephone is written, the country decides. */
export const questions = ["name", "trade", "country", "phone", "email", "language"] as const;

export type Question = (typeof questions)[number];

/** Longer names leave no room in the titles of pages, longer sentences none in what search engines show. */
const most = { name: 40, trade: 160 };

/** What each answer is where nobody gives one. The telephone and the address for mail are examples that nobody has. */
export function usualAnswers(
  folder: string,
  { name, language, country = regionOf(language) }: Partial<Answers> = {},
): Answers {
  const title = name ?? nameFrom(folder);
  const letters = starterCountry(country) ?? words.country;
  return {
    name: title,
    trade: words.trade,
    phone: countryFacts(letters).phone,
    email: `${words.mailbox}@${siteSlug(title)}.example`,
    country: letters,
    language: words.language,
  };
}

/** The country that a language names or comes from, where a site can begin there: "en-US" → "US", "de" → "DE". */
function regionOf(language = ""): string {
  const [, region = ""] = /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(language) ?? [];
  const home = new Intl.Locale(otherLanguage(language) ?? words.language).maximize().region;
  return starterCountry(region || (home ?? "")) ?? words.country;
}

function nameFrom(folder: string): string {
  const spaced = basename(folder)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  const name = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return name.slice(0, most.name) || words.siteName;
}

/**
 * What is wrong with an answer, as a sentence; nothing where it can stay.
 *
 * @param told what was answered before: how a telephone is written depends on the country
 */
export function wrongAnswer(
  question: Question,
  answer: string,
  { country = words.country }: Partial<Answers> = {},
): string | undefined {
  const letters = starterCountry(country) ?? words.country;
  if (isAccepted[question](answer, letters)) return undefined;
  const { phone } = countryFacts(letters);
  return words.wrong[question]({ ...mostOf(question), phone });
}

/**
 * A language as settings name it: "en_gb" → "en-GB", "Deutsch" → "de".
 *
 * @param answer one that can stay
 * @param country that of the firm, two letters
 */
export function siteLanguage(answer: string, country: string): string {
  const named = languageNamed(answer, country);
  const isTag = named === undefined || /^en\b/.test(named);
  return isTag ? new Intl.Locale(answer.trim().replace("_", "-")).toString() : named;
}

/** A language in which a site can be though its first texts are in the editors' own, as settings name it. */
function otherLanguage(answer: string): string | undefined {
  const named = languageNamed(answer, undefined);
  return named === undefined || /^(?:en|pt)\b/.test(named) ? undefined : named;
}

function mostOf(question: Question): { most: number } {
  return { most: question === "name" || question === "trade" ? most[question] : 0 };
}

const isAccepted: Record<Question, (answer: string, country: string) => boolean> = {
  name: (answer) => isLine(answer, most.name),
  trade: (answer) => isLine(answer, most.trade),
  phone: (answer, country) => phone.check(answer, country) === undefined,
  email: (answer) => email.check(answer) === undefined,
  country: (answer) => starterCountry(answer) !== undefined,
  language: (answer) => words.languages.test(answer.trim()) || otherLanguage(answer) !== undefined,
};

function isLine(text: string, letters: number): boolean {
  return text.trim() !== "" && text.length <= letters && !/\p{Cc}|\$\{/u.test(text);
}

/** The name of a site as a part of an address. */
export function siteSlug(name: string): string {
  return slugOf(name) || "site";
}
