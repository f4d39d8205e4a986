import { wordsOf } from "../../layout/search/folded-words.ts";
import { type FoundPage, partOf, type SearchIndex } from "../../layout/search/search-index.ts";
import { type WordList, type WordPlace, writeWords } from "../../layout/search/word-list.ts";
import { hashOf } from "../../media/cache.ts";
import type { OutputFile } from "../html/output-file.ts";

/** A page of the index, with all of its text. */
export interface IndexedPage {
  page: FoundPage;
  kind: "page" | "article";
  text: string;
}

/** A word that occurs at least this often is a topic of the page. */
const frequentFrom = 4;

/** A larger index (in characters) is split into parts; a search loads only a few of them. */
const splitAbove = 160_000;

/**
 * Builds the files of the search index. Pages rank before articles, each in the given order. The
 * same pages give the same bytes.
 *
 * @param base the path of the host below which the site is published
 * @returns the files, the entry file first
 */
export function buildSearchIndex(
  searched: readonly IndexedPage[],
  base = "",
): [OutputFile, ...OutputFile[]] {
  const pages = searched.filter(({ kind }) => kind === "page");
  const all = [...pages, ...searched.filter(({ kind }) => kind === "article")];
  const places = placesIn(all.map(({ text }) => text));
  const common = { pages: all.map(({ page }) => page), articles: pages.length };
  const words = writeWords(places);
  if (words.words.length + words.places.length <= splitAbove)
    return [toFile("search", { ...common, words })];
  const lists = Object.entries(splitIntoParts(places)).map(([part, list]) => {
    return [part, toFile(`search-${part}`, writeWords(list))] as const;
  });
  const parts = Object.fromEntries(lists.map(([part, { path }]) => [part, `${base}/${path}`]));
  return [toFile("search", { ...common, parts }), ...lists.map(([, file]) => file)];
}

function toFile(name: string, data: SearchIndex | WordList): OutputFile {
  const text = JSON.stringify(data);
  return { path: `assets/${name}-${hashOf(text)}.json`, data: text };
}

function placesIn(texts: readonly string[]): Map<string, WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  texts.forEach((text, page) => {
    for (const [word, times] of count(wordsOf(text))) {
      const known = places.get(word) ?? [];
      known.push({ page, often: times >= frequentFrom });
      places.set(word, known);
    }
  });
  return places;
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function splitIntoParts(
  places: ReadonlyMap<string, WordPlace[]>,
): Record<string, Map<string, WordPlace[]>> {
  const parts: Record<string, Map<string, WordPlace[]>> = {};
  for (const [word, found] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts[partOf(word)] ?? new Map();
    parts[partOf(word)] = part.set(word, found);
  }
  return parts;
}
