import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";

/** Normalizes a text for search: removes accents and punctuation, and lowercases it. */
export function normalizeForSearch(text: string): string {
  const letters = foldLetters(text);
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/**
 * A parsed query. For each word, `words` lists alternative word prefixes, beginning with the typed
 * one.
 */
export interface SearchQuery {
  phrase: string;
  words: readonly (readonly string[])[];
}

/** The search rules of a language. */
export interface SearchRules {
  /** The stop words, normalized. */
  small: readonly string[];
  /** Returns the stem that the singular and plural of a normalized word have in common. */
  singular(word: string): string;
  /** The synonyms and other spellings of a word, by its stem. */
  others: Readonly<Record<string, readonly string[]>>;
}

/**
 * Parses a query. Ignores stop words, unless there are no other words. A plural also matches its
 * singular.
 */
export function parseQuery(typed: string, { small, singular, others }: SearchRules): SearchQuery {
  const phrase = normalizeForSearch(typed);
  const all = phrase.split(" ").filter((word) => word !== "");
  const telling = all.filter((word) => !small.includes(word));
  const singulars = (telling.length > 0 ? telling : all).map(singular);
  return { phrase, words: singulars.map((word) => [word, ...(others[word] ?? [])]) };
}

/** Whether each query word, or one of its alternatives, begins a word of a normalized text. */
export function matchesQuery(plainText: string, { words }: SearchQuery): boolean {
  const all = ` ${plainText}`;
  return words.every((ways) => ways.some((word) => all.includes(` ${word}`)));
}
