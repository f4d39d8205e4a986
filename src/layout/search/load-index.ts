import type { IndexedWords } from "./find-pages.ts";
import { foldedWords } from "./folded-words.ts";
import { type SearchIndex, wordListKey } from "./search-index.ts";
import { decodeWordList, type EncodedWordList } from "./word-list.ts";

/** The index, and the words of its loaded parts. */
export interface LoadedSearchIndex {
  index: SearchIndex;
  words: IndexedWords;
}

const fileCache = new Map<string, Promise<unknown>>();

/**
 * Loads the parts of the index that the words of a search need. Loads each part only once. Of a
 * large site, these are only the word lists for their first letters. Rejects on network errors; the
 * next call retries.
 */
export async function loadSearchIndex(address: string, search: string): Promise<LoadedSearchIndex> {
  const index = await fetchOnce(address, (data: SearchIndex) => ({
    ...data,
    known: data.words && decodeWordList(data.words),
  }));
  if (index.known) return { index, words: index.known };
  const parts = new Set(foldedWords(search).map((word) => index.parts?.[wordListKey(word)]));
  const lists = [...parts].filter((part) => part !== undefined);
  const known = await Promise.all(lists.map((part) => fetchOnce(part, decodeIndexedWords)));
  return { index, words: new Map(known.flatMap((list) => [...list])) };
}

function decodeIndexedWords(list: EncodedWordList): IndexedWords {
  return decodeWordList(list);
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
