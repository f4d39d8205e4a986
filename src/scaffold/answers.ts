import { basename } from "node:path";
import { findLanguageTag } from "../model/countries/language-tag.ts";
import { email } from "../model/formats/email.ts";
import { phone } from "../model/formats/phone.ts";
import { slugify } from "../yaml/language/text-normalization.ts";
import { countryFacts, parseSupportedCountry } from "./country-facts.ts";
import { starterStrings as strings } from "./strings.pt-br.ts";

/** Initial facts of a new site; all of them can be changed later. */
export interface NewSiteAnswers {
  name: string;
  /** What the firm does, in one sentence. */
  trade: string;
  phone: string;
  email: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** BCP 47. */
  language: string;
}

/** In the order in which they are asked: the country determines the format of the phone number. */
export const questions = ["name", "trade", "country", "phone", "email", "language"] as const;

export type NewSiteQuestion = (typeof questions)[number];

/**
 * Maximum lengths: longer names do not fit into page titles, longer descriptions not into search
 * results.
 */
const maxLengths = { name: 40, trade: 160 };

/** The default answers. Phone number and email address are reserved examples. */
export function defaultAnswers(
  folder: string,
  { name, language, country = countryFromLanguageTag(language) }: Partial<NewSiteAnswers> = {},
): NewSiteAnswers {
  const title = name ?? nameFromFolder(folder);
  const letters = parseSupportedCountry(country) ?? strings.country;
  return {
    name: title,
    trade: strings.trade,
    phone: countryFacts(letters).phone,
    email: `${strings.mailbox}@${siteSlug(title)}.example`,
    country: letters,
    language: strings.language,
  };
}

/** The country of a language tag, if supported: "en-US" → "US", "de" → "DE". */
function countryFromLanguageTag(language = ""): string {
  const [, region = ""] = /^[a-z]{2,3}[-_]([a-z]{2})$/i.exec(language) ?? [];
  const home = new Intl.Locale(languageWithoutTemplates(language) ?? strings.language).maximize()
    .region;
  return parseSupportedCountry(region || (home ?? "")) ?? strings.country;
}

function nameFromFolder(folder: string): string {
  const spaced = basename(folder)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
  const name = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  return name.slice(0, maxLengths.name) || strings.siteName;
}

/**
 * Why an answer is invalid, as a sentence; `undefined` if it is valid.
 *
 * @param previous earlier answers; the format of phone numbers depends on the country
 */
export function answerError(
  question: NewSiteQuestion,
  answer: string,
  { country = strings.country }: Partial<NewSiteAnswers> = {},
): string | undefined {
  const letters = parseSupportedCountry(country) ?? strings.country;
  if (answerValidators[question](answer, letters)) return undefined;
  const { phone } = countryFacts(letters);
  return strings.wrong[question]({ ...getMaxLength(question), phone });
}

/**
 * Normalises a language: "en_gb" → "en-GB", "Deutsch" → "de".
 *
 * @param answer a valid answer
 * @param country the firm's, two letters
 */
export function normalizeLanguage(answer: string, country: string): string {
  const named = findLanguageTag(answer, country);
  const isTag = named === undefined || /^en\b/.test(named);
  return isTag ? new Intl.Locale(answer.trim().replace("_", "-")).toString() : named;
}

/** A supported language without templates: its first texts are in the language of the tool. */
function languageWithoutTemplates(answer: string): string | undefined {
  const named = findLanguageTag(answer, undefined);
  return named === undefined || /^(?:en|pt)\b/.test(named) ? undefined : named;
}

function getMaxLength(question: NewSiteQuestion): { most: number } {
  return { most: question === "name" || question === "trade" ? maxLengths[question] : 0 };
}

const answerValidators: Record<NewSiteQuestion, (answer: string, country: string) => boolean> = {
  name: (answer) => isSingleLine(answer, maxLengths.name),
  trade: (answer) => isSingleLine(answer, maxLengths.trade),
  phone: (answer, country) => phone.check(answer, country) === undefined,
  email: (answer) => email.check(answer) === undefined,
  country: (answer) => parseSupportedCountry(answer) !== undefined,
  language: (answer) =>
    strings.languages.test(answer.trim()) || languageWithoutTemplates(answer) !== undefined,
};

function isSingleLine(text: string, letters: number): boolean {
  return text.trim() !== "" && text.length <= letters && !/\p{Cc}|\$\{/u.test(text);
}

/** The name of a site as a slug. */
export function siteSlug(name: string): string {
  return slugify(name) || "site";
}
