import { fold, wordsOf } from "./folded-words.ts";
import type { FoundPage } from "./search-index.ts";
import { isWithinOneEdit } from "./within-one-edit.ts";
import type { WordPlace } from "./word-list.ts";

/** The words that a search may find. */
export type KnownWords = ReadonlyMap<string, readonly WordPlace[]>;

/** The loaded index that a search runs on. */
export interface Searchable {
  known: KnownWords;
  pages: readonly FoundPage[];
  /** What a word has in common with its plural, in the language of the site: it begins with the same letter. */
  stem: (word: string) => string;
}

/** Search results: page numbers, best first, and the matched words. */
export interface SearchResults {
  pages: number[];
  words: ReadonlySet<string>;
}

/** The score of a match by its kind. */
const matchScores = { same: 1, stem: 0.9, beginning: 0.6, slip: 0.4 };
/** How much more a word says in a title, or in what a page says of itself. */
const titleWeight = 6;
const descriptionWeight = 2;
/** Fewer letters may be mistyped, but are too few to tell what was meant. */
const minTypoLength = 4;
/** So much longer a word may be than what was mistyped: else three letters would name half a dictionary. */
const maxExtraLetters = 2;
/** So many letters begin a word; fewer would begin a part of all words. */
const minPrefixLength = 2;

/**
 * Finds the pages that have all words of a search, by the words themselves, their plurals or
 * singulars, their beginnings or, where there is none of these, what differs by one slip.
 */
export function findPages(search: string, searchable: Searchable): SearchResults {
  const all = wordsOf(search).map((word) => matchesOf(word, searchable));
  const scores = all.map((matches) => scoresOf(matches, searchable));
  const [first = new Map<number, number>(), ...others] = scores;
  const common = [...first.keys()].filter((page) => others.every((each) => each.has(page)));
  const sum = (page: number) => scores.reduce((total, each) => total + (each.get(page) ?? 0), 0);
  const ranked = common.map((page) => ({ page, score: sum(page) }));
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const words = new Set(all.flatMap((matches) => [...matches.keys()]));
  return { pages: ranked.map(({ page }) => page), words };
}

function matchesOf(typed: string, { known, stem }: Searchable): Map<string, number> {
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

function typoMatches(typed: string, known: KnownWords): Map<string, number> {
  const isNear = (word: string) =>
    word.length <= typed.length + maxExtraLetters && isWithinOneEdit(typed, word);
  const words = [...known.keys()].filter(isNear);
  return new Map(words.map((word) => [word, matchScores.slip]));
}

/** Each page on which one of the words stands, with what that is worth: rare words say more. */
function scoresOf(
  matches: ReadonlyMap<string, number>,
  { known, pages }: Searchable,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [word, value] of matches) {
    const places = known.get(word) ?? [];
    const rare = Math.log(1 + pages.length / places.length);
    for (const { page, often } of places) {
      const score = value * rare * (placeScore(word, pages[page]) + Number(often));
      scores.set(page, Math.max(scores.get(page) ?? 0, score));
    }
  }
  return scores;
}

function placeScore(word: string, page: FoundPage | undefined): number {
  const [, title = "", text = ""] = page ?? [];
  if (hasWord(title, word)) return titleWeight;
  return hasWord(text, word) ? descriptionWeight : 1;
}

const foldedWordsCache = new Map<string, ReadonlySet<string>>();

function hasWord(text: string, word: string): boolean {
  const words = foldedWordsCache.get(text) ?? new Set(wordsOf(text));
  foldedWordsCache.set(text, words);
  return words.has(word);
}

/** A span of text, and whether it is a matched word. */
export interface TextSpan {
  text: string;
  found: boolean;
}

/** Cuts a text where words begin and end that were found, however they are written in it. */
export function highlightWords(text: string, words: ReadonlySet<string>): TextSpan[] {
  const pieces = text.normalize("NFC").split(/([\p{L}\p{N}\p{M}]+)/u);
  return pieces
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, found: words.has(fold(piece)) }));
}
