import { type SuggestionCandidate, suggest } from "../../yaml/suggest.ts";

/** Returns the word that was most likely meant; `undefined` if none is similar. */
export type Suggester = (written: string) => string | undefined;

type SuggestionWords = readonly (string | SuggestionCandidate)[];

// The maximum number of comparisons, each of which takes about a microsecond. After thousands of
// mistakes, suggestions no longer help.
const maximumComparisons = 100_000;

/**
 * Creates a suggester for a fixed list of words. Results are cached, so a repeated mistake costs
 * nothing.
 *
 * @param list the words, or a function that returns them, called for the first suggestion
 */
export function createSuggester(list: SuggestionWords | (() => SuggestionWords)): Suggester {
  const known = new Map<string, string | undefined>();
  let words: SuggestionWords | undefined;
  let comparisons = 0;
  return (written) => {
    if (known.has(written)) return known.get(written);
    words ??= typeof list === "function" ? list() : list;
    comparisons += words.length;
    const guess = comparisons > maximumComparisons ? undefined : suggest(written, words);
    known.set(written, guess);
    return guess;
  };
}

/**
 * Creates a suggester for addresses. It suggests an address with a similar spelling, or the only
 * address with the same parent that shares most of its words. It does not suggest a parent of the
 * address: "/blog/…" does not mean the blog.
 */
export function createRouteSuggester(routes: readonly string[]): Suggester {
  const guess = createSuggester(routes);
  const byWord = new Map<string, string[]>();
  for (const route of routes) {
    for (const word of longLastSegmentWords(route)) {
      const having = byWord.get(word);
      if (having) having.push(route);
      else byWord.set(word, [route]);
    }
  }
  return (written) => {
    const near = guess(written);
    const isAbove = near !== undefined && written.startsWith(`${near}/`) && !written.endsWith("/");
    return near !== undefined && !isAbove ? near : findRouteSharingWords(written, byWord);
  };
}

/** Returns the only address with the same parent that shares most words with another address. */
function findRouteSharingWords(
  written: string,
  byWord: ReadonlyMap<string, string[]>,
): string | undefined {
  const wanted = longLastSegmentWords(written);
  const shared = new Map<string, number>();
  for (const word of wanted) {
    const having = byWord.get(word) ?? [];
    // A word that many addresses share identifies none of them.
    if (having.length > maximumSharingRoutes) continue;
    for (const route of having) shared.set(route, (shared.get(route) ?? 0) + 1);
  }
  const found = [...shared].filter(([route, count]) => {
    return parentRoute(route) === parentRoute(written) && count >= 2 && count * 2 > wanted.length;
  });
  return found.length === 1 ? found[0]?.[0] : undefined;
}

const maximumSharingRoutes = 20;

function parentRoute(route: string): string {
  return route.slice(0, route.lastIndexOf("/"));
}

/** Returns the longer words of the last segment of an address. */
function longLastSegmentWords(route: string): string[] {
  const last = route.slice(route.lastIndexOf("/") + 1);
  return last.split("-").filter(({ length }) => length > 3);
}

/** Creates a suggester for file names. It compares the names without their extensions. */
export function createFileNameSuggester(names: readonly string[]): Suggester {
  const byStem = new Map(names.map((name): [string, string] => [fileStem(name), name]).reverse());
  const guess = createSuggester([...byStem.keys()]);
  return (written) => {
    const stem = fileStem(written);
    return byStem.get(stem) ?? byStem.get(guess(stem) ?? "");
  };
}

function fileStem(name: string): string {
  return name.replace(/\.\w+$/, "");
}
