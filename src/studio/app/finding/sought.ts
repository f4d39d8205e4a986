import { plainLetters } from "../../../yaml/language/plain-letters.ts";

/** A text as one searches for it: without accents, capitals and signs. */
export function plain(text: string): string {
  const letters = plainLetters(text);
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** What is sought: the words as they were typed, and of each the beginnings any of which will do, the typed one first. */
export interface Sought {
  phrase: string;
  words: readonly (readonly string[])[];
}

/** What a language does with words, for those who seek them. */
export interface WordHabits {
  /** Words that say nothing by themselves, plain. */
  small: readonly string[];
  /** How the word for one of them begins, of a plain word that may be for many. */
  singular(word: string): string;
  /** What else may stand where one seeks a word, by its singular: it is written or called otherwise elsewhere. */
  others: Readonly<Record<string, readonly string[]>>;
}

/**
 * Takes what is sought apart: words that say nothing by themselves count only where there are no others, and one in
 * the plural finds the singular.
 *
 * @param language such words of the editor's language, plain, and how it makes many of one
 */
export function soughtIn(typed: string, { small, singular, others }: WordHabits): Sought {
  const phrase = plain(typed);
  const all = phrase.split(" ").filter((word) => word !== "");
  const telling = all.filter((word) => !small.includes(word));
  const singulars = (telling.length > 0 ? telling : all).map(singular);
  return { phrase, words: singulars.map((word) => [word, ...(others[word] ?? [])]) };
}

/** Whether each word that is sought begins one of a plain text. */
export function hasWords(plainText: string, { words }: Sought): boolean {
  const all = ` ${plainText}`;
  return words.every((ways) => ways.some((word) => all.includes(` ${word}`)));
}
