import type { EncodedWordList } from "./word-list.ts";

/** A searchable page: its URL, title and description. */
export type SearchIndexPage = readonly [to: string, title: string, text: string];

/** The search index. The build writes it, and the search page loads it. */
export interface SearchIndex {
  /** The pages first, then the articles, newest first. */
  pages: readonly SearchIndexPage[];
  /** The index of the first article in `pages`. */
  articles: number;
  /** All words, if the site is small. */
  words?: EncodedWordList;
  /** For large sites: the URLs of the word lists, by the key that `wordListKey` returns. */
  parts?: Readonly<Record<string, string>>;
}

/**
 * Returns the key of the word list that contains a word: its first letter, or "0" for numbers and
 * other scripts.
 */
export function wordListKey(word: string): string {
  return /^[a-z]/.test(word) ? word.charAt(0) : "0";
}
