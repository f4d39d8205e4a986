import type { KnownWords } from "./find-pages.ts";
import { wordsOf } from "./folded-words.ts";
import { partOf, type SearchIndex } from "./search-index.ts";
import { readWords, type WordList } from "./word-list.ts";

/** The loaded part of the search index. */
export interface LoadedIndex {
  index: SearchIndex;
  words: KnownWords;
}

const fileCache = new Map<string, Promise<unknown>>();

/**
 * Loads the parts of the index that the words of a search need, each once; of a large site only the
 * lists of their first letters. Rejects on network errors; the next call retries.
 */
export async function loadIndex(address: string, search: string): Promise<LoadedIndex> {
  const index = await fetchOnce(address, (data: SearchIndex) => ({
    ...data,
    known: data.words && readWords(data.words),
  }));
  if (index.known) return { index, words: index.known };
  const parts = new Set(wordsOf(search).map((word) => index.parts?.[partOf(word)]));
  const lists = [...parts].filter((part) => part !== undefined);
  const known = await Promise.all(lists.map((part) => fetchOnce(part, readList)));
  return { index, words: new Map(known.flatMap((list) => [...list])) };
}

function readList(list: WordList): KnownWords {
  return readWords(list);
}

function fetchOnce<Data, Read>(address: string, read: (data: Data) => Read): Promise<Read> {
  const known = fileCache.get(address) ?? fetchData<Data>(address).then(read);
  fileCache.set(address, known);
  known.catch(() => fileCache.delete(address));
  return known as Promise<Read>;
}

async function fetchData<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.json();
}
