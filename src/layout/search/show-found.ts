import { type Found, markWords } from "./find-pages.ts";
import type { FoundPage, SearchIndex } from "./search-index.ts";

/** Maximum number of results shown. */
const most = 50;

/** The results as elements: pages and articles each under their name, the words that were found marked. */
export function foundElements(
  { pages: found, words }: Found,
  index: SearchIndex,
  titles: { pages: string; articles: string },
): HTMLElement[] {
  const shown = found.slice(0, most);
  const isPage = (page: number) => page < index.articles;
  const groups = [
    { title: titles.pages, numbers: shown.filter(isPage) },
    { title: titles.articles, numbers: shown.filter((page) => !isPage(page)) },
  ];
  // The best one stands first, and with it its kind.
  if (shown[0] !== undefined && !isPage(shown[0])) groups.reverse();
  return groups.flatMap(({ title, numbers }) => {
    const items = numbers.flatMap((number) => {
      const page = index.pages[number];
      return page ? [itemElement(page, words)] : [];
    });
    return items.length > 0 ? [make("section", [make("h2", [title]), make("ol", items)])] : [];
  });
}

function itemElement([to, title, text]: FoundPage, words: Found["words"]): HTMLElement {
  const link = make("a", marks(title, words));
  link.setAttribute("href", to);
  const route = make("p", [addressOf(to)]);
  route.className = "note";
  return make("li", [make("h3", [link]), make("p", marks(text, words)), route]);
}

/** An address as people say it: with the name of the site, and nothing behind that for its first page. */
function addressOf(to: string): string {
  return decodeURI(location.host + to).replace(/\/$/, "");
}

function marks(text: string, words: Found["words"]): (HTMLElement | string)[] {
  return markWords(text, words).map(({ text: part, found }) =>
    found ? make("mark", [part]) : part,
  );
}

function make(name: string, children: readonly (HTMLElement | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
