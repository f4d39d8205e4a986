import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

/** Normalizes a text for search: no accents, lower case, no punctuation. */
export function normalizeForSearch(text: string): string {
  const letters = foldLetters(text);
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/**
 * A parsed query. `words` has a list of alternative word prefixes for each word, the typed one
 * first.
 */
export interface SearchQuery {
  phrase: string;
  words: readonly (readonly string[])[];
}

/** Search rules of a language. */
export interface SearchRules {
  /** The stop words, normalized. */
  small: readonly string[];
  /** Returns the common stem of the singular and plural of a normalized word. */
  singular(word: string): string;
  /** The synonyms and other spellings of a word, by its stem. */
  others: Readonly<Record<string, readonly string[]>>;
}

/**
 * Parses a query. Stop words count only if there are no other words, and a plural matches its
 * singular.
 */
export function parseQuery(typed: string, { small, singular, others }: SearchRules): SearchQuery {
  const phrase = normalizeForSearch(typed);
  const all = phrase.split(" ").filter((word) => word !== "");
  const telling = all.filter((word) => !small.includes(word));
  const singulars = (telling.length > 0 ? telling : all).map(singular);
  return { phrase, words: singulars.map((word) => [word, ...(others[word] ?? [])]) };
}

/** Whether each query word is a prefix of a word in a normalized text. */
export function matchesQuery(plainText: string, { words }: SearchQuery): boolean {
  const all = ` ${plainText}`;
  return words.every((ways) => ways.some((word) => all.includes(` ${word}`)));
}
