import type { EncodedWordList } from "./word-list.ts";

/** A searchable page: its URL, title and description. */
export type SearchIndexPage = readonly [to: string, title: string, text: string];

/** The search index: written by the build, fetched when the visitor opens the search. */
export interface SearchIndex {
  /** Pages first, then articles, newest first. */
  pages: readonly SearchIndexPage[];
  /** The number of the first article. */
  articles: number;
  /** All words, if the site is small. */
  words?: EncodedWordList;
  /** For large sites: the URLs of the word lists, by the key that `wordListKey` returns. */
  parts?: Readonly<Record<string, string>>;
}

/** The word list key of a word: its first letter, or "0" for numbers and other scripts. */
export function wordListKey(word: string): string {
  return /^[a-z]/.test(word) ? word.charAt(0) : "0";
}
