import { basename } from "node:path";
import { starterStrings as strings } from "#lang/scaffold/strings";
import { findLanguageTag } from "../model/countries/language-tag.ts";
import { email } from "../model/formats/email.ts";
import { phone } from "../model/formats/phone.ts";
import { slugify } from "../yaml/text-and-language/text-normalization.ts";
import { countrySamples, parseSupportedCountry } from "./country-samples.ts";

/** The first facts of a new site. They can all be changed later. */
export interface NewSiteAnswers {
  name: string;
  /** What the firm does, in one sentence. */
  trade: string;
  phone: string;
  email: string;
  /** The country of the firm (ISO 3166-1, two letters). */
  country: string;
  /** The language of the site (BCP 47). */
  language: string;
}

/**
 * The questions, in the order in which they are asked. The country comes before the phone number,
 * because it determines the format of the number.
 */
export const questions = ["name", "trade", "country", "phone", "email", "language"] as const;

export type NewSiteQuestion = (typeof questions)[number];

/**
 * Maximum lengths in characters. Longer names do not fit into page titles. Longer descriptions do
 * not fit into search results.
 */
const maxLengths = { name: 40, trade: 160 };

/**
 * Returns the default answers. The phone number and the e-mail address are reserved for examples.
 *
 * @param folder the folder of the site; the default name is derived from it
 * @param known answers that are already known
 */
export function defaultAnswers(
  folder: string,
  { name, language, country = countryFromLanguageTag(language) }: Partial<NewSiteAnswers> = {},
): NewSiteAnswers {
  const title = name ?? nameFromFolder(folder);
  const letters = parseSupportedCountry(country) ?? strings.country;
  return {
    name: title,
    trade: strings.trade,
    phone: countrySamples(letters).phone,
    email: `${strings.mailbox}@${siteSlug(title)}.example`,
    country: letters,
    language: strings.language,
  };
}

/**
 * Returns the country of a language tag: "en-US" → "US", "de" → "DE". Returns the default country
 * if that country is not supported.
 */
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
 * Explains in a sentence why an answer is invalid. Returns `undefined` if it is valid.
 *
 * @param previous earlier answers; their country determines the format of phone numbers
 */
export function answerError(
  question: NewSiteQuestion,
  answer: string,
  { country = strings.country }: Partial<NewSiteAnswers> = {},
): string | undefined {
  const letters = parseSupportedCountry(country) ?? strings.country;
  if (answerValidators[question](answer, letters)) return undefined;
  const { phone } = countrySamples(letters);
  return strings.wrong[question]({ ...getMaxLength(question), phone });
}

/**
 * Normalises a language: "en_gb" → "en-GB", "Deutsch" → "de".
 *
 * @param answer a valid answer
 * @param country the country of the firm, two letters
 */
export function normalizeLanguage(answer: string, country: string): string {
  const named = findLanguageTag(answer, country);
  const isTag = named === undefined || /^en\b/.test(named);
  return isTag ? new Intl.Locale(answer.trim().replace("_", "-")).toString() : named;
}

/**
 * Returns the tag of a known language without templates; `undefined` for any other language. A new
 * site in such a language starts with texts in the language of the tool.
 */
function languageWithoutTemplates(answer: string): string | undefined {
  const named = findLanguageTag(answer, undefined);
  return named === undefined || /^(?:en|pt)\b/.test(named) ? undefined : named;
}

function getMaxLength(question: NewSiteQuestion): { most: number } {
  return { most: question === "name" || question === "trade" ? maxLengths[question] : 0 };
}

const answerValidators: Record<NewSiteQuestion, (answer: string, country: string) => boolean> = {
  name: (answer) => isValidLine(answer, maxLengths.name),
  trade: (answer) => isValidLine(answer, maxLengths.trade),
  phone: (answer, country) => phone.check(answer, country) === undefined,
  email: (answer) => email.check(answer) === undefined,
  country: (answer) => parseSupportedCountry(answer) !== undefined,
  language: (answer) =>
    strings.languages.test(answer.trim()) || languageWithoutTemplates(answer) !== undefined,
};

function isValidLine(text: string, letters: number): boolean {
  return text.trim() !== "" && text.length <= letters && !/\p{Cc}|\$\{/u.test(text);
}

/**
 * Returns the name of a site as a slug, for example for its `package.json`; "site" if it has no
 * letters.
 */
export function siteSlug(name: string): string {
  return slugify(name) || "site";
}
