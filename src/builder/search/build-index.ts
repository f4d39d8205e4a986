import { foldedWords } from "../../layout/search/folded-words.ts";
import {
  type SearchIndex,
  type SearchIndexPage,
  wordListKey,
} from "../../layout/search/search-index.ts";
import {
  type EncodedWordList,
  encodeWordList,
  type WordOccurrence,
} from "../../layout/search/word-list.ts";
import { shortHash } from "../../media/cache.ts";
import type { OutputFile } from "../html/output-file.ts";

/** A page of the index, with all of its text. */
export interface IndexedPage {
  page: SearchIndexPage;
  kind: "page" | "article";
  text: string;
}

/** The minimum number of occurrences that makes a word a topic of its page. */
const minFrequentCount = 4;

/**
 * The maximum length of an index in one file, in characters. A longer index is split into parts,
 * and a search loads only a few of them.
 */
const maxUnsplitLength = 160_000;

/**
 * Builds the files of the search index. Pages come before articles, each in the given order. The
 * same pages give the same bytes.
 *
 * @param base the path on the host below which the site is published
 * @returns the files, the entry file first
 */
export function buildSearchIndex(
  searched: readonly IndexedPage[],
  base = "",
): [OutputFile, ...OutputFile[]] {
  const pages = searched.filter(({ kind }) => kind === "page");
  const all = [...pages, ...searched.filter(({ kind }) => kind === "article")];
  const places = collectWordOccurrences(all.map(({ text }) => text));
  const common = { pages: all.map(({ page }) => page), articles: pages.length };
  const words = encodeWordList(places);
  if (words.words.length + words.places.length <= maxUnsplitLength)
    return [toIndexFile("search", { ...common, words })];
  const lists = Object.entries(groupByWordList(places)).map(([part, list]) => {
    return [part, toIndexFile(`search-${part}`, encodeWordList(list))] as const;
  });
  const parts = Object.fromEntries(lists.map(([part, { path }]) => [part, `${base}/${path}`]));
  return [toIndexFile("search", { ...common, parts }), ...lists.map(([, file]) => file)];
}

function toIndexFile(name: string, data: SearchIndex | EncodedWordList): OutputFile {
  const text = JSON.stringify(data);
  return { path: `assets/${name}-${shortHash(text)}.json`, data: text };
}

function collectWordOccurrences(texts: readonly string[]): Map<string, WordOccurrence[]> {
  const places = new Map<string, WordOccurrence[]>();
  texts.forEach((text, page) => {
    for (const [word, times] of countWords(foldedWords(text))) {
      const known = places.get(word) ?? [];
      known.push({ page, often: times >= minFrequentCount });
      places.set(word, known);
    }
  });
  return places;
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function groupByWordList(
  places: ReadonlyMap<string, WordOccurrence[]>,
): Record<string, Map<string, WordOccurrence[]>> {
  const parts: Record<string, Map<string, WordOccurrence[]>> = {};
  for (const [word, found] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts[wordListKey(word)] ?? new Map();
    parts[wordListKey(word)] = part.set(word, found);
  }
  return parts;
}
