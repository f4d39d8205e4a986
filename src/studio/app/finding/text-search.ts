import { overridingFiles } from "../../../check/site-index/content-files.ts";
import { plainLetters } from "../../../yaml/language/plain-letters.ts";
import type { StudioModel } from "../studio-model.ts";
import { type Place, placesIn } from "./findable-places.ts";
import { hasWords, plain, type Sought, soughtIn } from "./sought.ts";
import { findingWords } from "./words.pt-br.ts";

/** A place of the content that has what was sought: in its text, in the name of its field, or in what that is for. */
export interface FoundText {
  file: string;
  path: string;
  /** What its field is called. */
  field: string;
  text: string;
}

/** So many are shown. */
const most = 30;
/** So many letters stand before what was found, and so many are shown in all. */
const shown = { before: 30, all: 110 };

/**
 * Makes a search through all texts of the content, and through the names of the fields of pages and of the site's own
 * lists. A file is made ready when it is first sought in, and again when its text has changed.
 *
 * @returns the places in which all words that are sought stand: first those whose field or text is just that, then those
 * of which names say it, then what a field is for, then long texts
 */
export function createTextSearch(model: StudioModel): (typed: string) => FoundText[] {
  const known = new Map<string, { text: string; plainText: string; places?: readonly Place[] }>();
  const placesOf = (file: string, isNamed: boolean, sought: Sought) => {
    const text = model.session.text(file) ?? "";
    let held = known.get(file);
    if (held?.text !== text) held = { text, plainText: plain(text) };
    known.set(file, held);
    if (!isNamed && !hasWords(held.plainText, sought)) return [];
    held.places ??= placesIn(model, file, isNamed);
    return held.places;
  };
  return (typed) => {
    const sought = soughtIn(typed, findingWords);
    if (sought.phrase.length < 2) return [];
    const isArticle = articlesOf(model);
    const files = new Set([...model.session.files(), ...overridingFiles]);
    const all = [...files].flatMap((file) => placesOf(file, !isArticle(file), sought));
    const found = all.flatMap((place) => {
      const rank = rankOf(place, sought);
      return rank === undefined ? [] : [{ place, rank }];
    });
    return found
      .sort((one, other) => one.rank - other.rank)
      .slice(0, most)
      .map(({ place }) => ({ ...place, text: around(place.text, sought.words[0]?.[0] ?? "") }));
  };
}

/** Of articles there may be thousands, all with the same fields: they are found by their texts. */
function articlesOf({ current }: StudioModel): (file: string) => boolean {
  const routes = current().overview.routes.filter(({ kind }) => kind === "article");
  const files = new Set(routes.map(({ file }) => file));
  return (file) => files.has(file);
}

/** How near a place comes to what is sought, 0 nearest; nothing where it does not have all of it. */
function rankOf(place: Place, sought: Sought): number | undefined {
  const { plainText, plainField, plainNames, plainHelp, isShort } = place;
  const tests = [
    plainField === sought.phrase,
    plainText === sought.phrase,
    hasWords(plainField, sought),
    isShort && hasWords(plainText, sought),
    isShort && hasWords(`${plainNames} ${plainText}`, sought),
    hasWords(`${plainNames} ${plainHelp}`, sought),
    hasWords(plainText, sought),
  ];
  const rank = tests.indexOf(true);
  // What the interface says comes after what the site is about.
  return rank < 0 ? undefined : rank + (place.isInterface ? 0.5 : 0);
}

/** The part of a long text in which a word stands. */
function around(text: string, word: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = plainLetters(line);
  const start = Math.max(0, letters.indexOf(word) - shown.before);
  const part = line.slice(start, start + shown.all);
  return `${start > 0 ? "…" : ""}${part}${start + shown.all < line.length ? "…" : ""}`;
}
