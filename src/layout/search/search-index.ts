import type { WordList } from "./word-list.ts";

/** A page that can be found: its address, title, and what it says of itself. */
export type FoundPage = readonly [to: string, title: string, text: string];

/** The search index: written by the build, fetched when the visitor opens the search. */
export interface SearchIndex {
  /** Pages first, then articles, newest first. */
  pages: readonly FoundPage[];
  /** The number of the first article. */
  articles: number;
  /** All words, if the site is small. */
  words?: WordList;
  /** Of a large one the addresses of its lists of words, by what `partOf` says of a word. */
  parts?: Readonly<Record<string, string>>;
}

/** The part of a large site's words in which a word stands: its first letter; figures and other writings are one. */
export function partOf(word: string): string {
  return /^[a-z]/.test(word) ? word.charAt(0) : "0";
}
