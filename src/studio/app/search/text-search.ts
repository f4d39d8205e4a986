import { pageSearchStrings } from "#lang/studio/app/search/strings";
import { overrideFiles } from "../../../check/folder-structure/content-files.ts";
import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import type { StudioModel } from "../studio-model.ts";
import { matchesQuery, normalizeForSearch, parseQuery, type SearchQuery } from "./query.ts";
import { collectSearchablePlaces, type SearchablePlace } from "./searchable-places.ts";

/** A search result: a place whose text, field title or field description matches. */
export interface TextMatch {
  file: string;
  path: string;
  /** The title of the field. */
  field: string;
  text: string;
}

/** The maximum number of results. */
const maxResults = 30;
/** Lengths in an excerpt, in characters: the part before the match, and the whole excerpt. */
const excerptLength = { before: 30, all: 110 };

/**
 * Creates a full-text search over the content and the field titles of pages and lists. It indexes a
 * file when the file is first searched, and again after a change to it.
 *
 * @returns the search function. Its results contain all query words, best first: exact field titles
 * and texts, then names, then field descriptions, then long texts
 */
export function createTextSearch(model: StudioModel): (typed: string) => TextMatch[] {
  const known = new Map<
    string,
    { text: string; plainText: string; places?: readonly SearchablePlace[] }
  >();
  const placesOf = (file: string, isNamed: boolean, sought: SearchQuery) => {
    const text = model.session.text(file) ?? "";
    let held = known.get(file);
    if (held?.text !== text) held = { text, plainText: normalizeForSearch(text) };
    known.set(file, held);
    if (!isNamed && !matchesQuery(held.plainText, sought)) return [];
    held.places ??= collectSearchablePlaces(model, file, isNamed);
    return held.places;
  };
  return (typed) => {
    const sought = parseQuery(typed, pageSearchStrings);
    if (sought.phrase.length < 2) return [];
    const isArticle = createArticleFilePredicate(model);
    const files = new Set([...model.session.files(), ...overrideFiles]);
    const all = [...files].flatMap((file) => placesOf(file, !isArticle(file), sought));
    const found = all.flatMap((place) => {
      const rank = rankMatch(place, sought);
      return rank === undefined ? [] : [{ place, rank }];
    });
    return found
      .sort((one, other) => one.rank - other.rank)
      .slice(0, maxResults)
      .map(({ place }) => ({
        ...place,
        text: excerptAround(place.text, sought.words[0]?.[0] ?? ""),
      }));
  };
}

/**
 * Creates a function that returns whether a file is an article. There may be thousands of articles
 * with the same fields, so only their texts are searched.
 */
function createArticleFilePredicate({ current }: StudioModel): (file: string) => boolean {
  const routes = current().overview.routes.filter(({ kind }) => kind === "article");
  const files = new Set(routes.map(({ file }) => file));
  return (file) => files.has(file);
}

/** Returns the rank of a place, where 0 is best; `undefined` if the place does not match. */
function rankMatch(place: SearchablePlace, sought: SearchQuery): number | undefined {
  const { plainText, plainField, plainNames, plainHelp, isShort } = place;
  const tests = [
    plainField === sought.phrase,
    plainText === sought.phrase,
    matchesQuery(plainField, sought),
    isShort && matchesQuery(plainText, sought),
    isShort && matchesQuery(`${plainNames} ${plainText}`, sought),
    matchesQuery(`${plainNames} ${plainHelp}`, sought),
    matchesQuery(plainText, sought),
  ];
  const rank = tests.indexOf(true);
  // Labels of the interface come after content of the same rank.
  return rank < 0 ? undefined : rank + (place.isInterface ? 0.5 : 0);
}

/** Returns an excerpt of a long text around a word. */
function excerptAround(text: string, word: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = foldLetters(line);
  const start = Math.max(0, letters.indexOf(word) - excerptLength.before);
  const part = line.slice(start, start + excerptLength.all);
  return `${start > 0 ? "…" : ""}${part}${start + excerptLength.all < line.length ? "…" : ""}`;
}
