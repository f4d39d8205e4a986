import { foldedWords, foldForSearch } from "./folded-words.ts";
import { isPrefixWithinOneEdit } from "./prefix-within-one-edit.ts";
import type { SearchIndexPage } from "./search-index.ts";
import type { WordOccurrence } from "./word-list.ts";

/** The words of the index, with the pages on which each occurs. */
export type IndexedWords = ReadonlyMap<string, readonly WordOccurrence[]>;

/** The loaded index that a search runs on. */
export interface SearchableIndex {
  known: IndexedWords;
  pages: readonly SearchIndexPage[];
  /** Reduces a word to the stem that it shares with its plural. The first letter never changes. */
  stem: (word: string) => string;
}

/** Search results: indexes into the pages, best match first, and the matched words. */
export interface SearchResults {
  pages: number[];
  words: ReadonlySet<string>;
}

/** The score of a match, by its kind. */
const matchScores = { same: 1, stem: 0.9, beginning: 0.6, slip: 0.4 };
/** Weights of a match in the title or the description. */
const titleWeight = 6;
const descriptionWeight = 2;
/**
 * The minimum length of a word that is also matched with typos. For a shorter one, too many words
 * would match.
 */
const minTypoLength = 4;
/** The maximum number of letters by which a match may be longer than a mistyped word. */
const maxExtraLetters = 2;
/** The minimum length of a prefix. A shorter one would match too many words. */
const minPrefixLength = 2;

/**
 * Finds the pages that contain all words of a search: the words themselves, their plurals or
 * singulars, words that start with them or, if there are none of these, words within one edit.
 */
export function findPages(search: string, searchable: SearchableIndex): SearchResults {
  const all = foldedWords(search).map((word) => findMatchingWords(word, searchable));
  const scores = all.map((matches) => pageScores(matches, searchable));
  const [first = new Map<number, number>(), ...others] = scores;
  const common = [...first.keys()].filter((page) => others.every((each) => each.has(page)));
  const sum = (page: number) => scores.reduce((total, each) => total + (each.get(page) ?? 0), 0);
  const ranked = common.map((page) => ({ page, score: sum(page) }));
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const words = new Set(all.flatMap((matches) => [...matches.keys()]));
  return { pages: ranked.map(({ page }) => page), words };
}

function findMatchingWords(typed: string, { known, stem }: SearchableIndex): Map<string, number> {
  const matches = new Map<string, number>();
  const root = stem(typed);
  for (const word of known.keys()) {
    if (word === typed) matches.set(word, matchScores.same);
    else if (word[0] === typed[0] && stem(word) === root) matches.set(word, matchScores.stem);
    else if (typed.length >= minPrefixLength && word.startsWith(typed))
      matches.set(word, matchScores.beginning);
  }
  return matches.size > 0 || typed.length < minTypoLength ? matches : typoMatches(typed, known);
}

function typoMatches(typed: string, known: IndexedWords): Map<string, number> {
  const isNear = (word: string) =>
    word.length <= typed.length + maxExtraLetters && isPrefixWithinOneEdit(typed, word);
  const words = [...known.keys()].filter(isNear);
  return new Map(words.map((word) => [word, matchScores.slip]));
}

/** Returns the score of each page that contains one of the words. Rare words score higher. */
function pageScores(
  matches: ReadonlyMap<string, number>,
  { known, pages }: SearchableIndex,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, value] of matches) {
    const places = known.get(word) ?? [];
    const rare = Math.log(1 + pages.length / places.length);
    for (const { page, often } of places) {
      const score = value * rare * (wordScoreOnPage(word, pages[page]) + Number(often));
      scores.set(page, Math.max(scores.get(page) ?? 0, score));
    }
  }
  return scores;
}

function wordScoreOnPage(word: string, page: SearchIndexPage | undefined): number {
  const [, title = "", text = ""] = page ?? [];
  if (hasWord(title, word)) return titleWeight;
  return hasWord(text, word) ? descriptionWeight : 1;
}

const foldedWordsCache = new Map<string, ReadonlySet<string>>();

function hasWord(text: string, word: string): boolean {
  const words = foldedWordsCache.get(text) ?? new Set(foldedWords(text));
  foldedWordsCache.set(text, words);
  return words.has(word);
}

/** A span of text, and whether it is a matched word. */
export interface HighlightSpan {
  text: string;
  found: boolean;
}

/** Splits a text into spans, and marks the words that match after folding. */
export function highlightWords(text: string, words: ReadonlySet<string>): HighlightSpan[] {
  const pieces = text.normalize("NFC").split(/([\p{L}\p{N}\p{M}]+)/u);
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, found: words.has(foldForSearch(piece)) }));
}
