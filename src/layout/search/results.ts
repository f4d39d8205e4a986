import { highlightWords, type SearchResults } from "./find-pages.ts";
import type { SearchIndex, SearchIndexPage } from "./search-index.ts";

/** The maximum number of results shown. */
const maxResults = 50;

/**
 * Builds the elements of the results: pages and articles grouped under headings, with matches
 * marked.
 */
export function resultElements(
  { pages: found, words }: SearchResults,
  index: SearchIndex,
  titles: { pages: string; articles: string },
): HTMLElement[] {
  const shown = found.slice(0, maxResults);
  const isPage = (page: number) => page < index.articles;
  const groups = [
    { title: titles.pages, numbers: shown.filter(isPage) },
    { title: titles.articles, numbers: shown.filter((page) => !isPage(page)) },
  ];
  // The group of the best result comes first.
  if (shown[0] !== undefined && !isPage(shown[0])) groups.reverse();
  return groups.flatMap(({ title, numbers }) => {
    const items = numbers.flatMap((number) => {
      const page = index.pages[number];
      return page ? [resultElement(page, words)] : [];
    });
    return items.length > 0
      ? [buildElement("section", [buildElement("h2", [title]), buildElement("ol", items)])]
      : [];
  });
}

function resultElement(
  [to, title, text]: SearchIndexPage,
  words: SearchResults["words"],
): HTMLElement {
  const link = buildElement("a", highlightedNodes(title, words));
  link.setAttribute("href", to);
  const route = buildElement("p", [readableAddress(to)]);
  route.className = "note";
  return buildElement("li", [
    buildElement("h3", [link]),
    buildElement("p", highlightedNodes(text, words)),
    route,
  ]);
}

/** Formats an address for readers: the host and path without a trailing slash. */
function readableAddress(to: string): string {
  return decodeURI(location.host + to).replace(/\/$/, "");
}

function highlightedNodes(text: string, words: SearchResults["words"]): (HTMLElement | string)[] {
  return highlightWords(text, words).map(({ text: part, found }) =>
    found ? buildElement("mark", [part]) : part,
  );
}

function buildElement(name: string, children: readonly (HTMLElement | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
