/**
 * Runs in the page: the words that a visitor reads in its main part. Blocks that live by scripts
 * are left out, in whose place stands something else where none run, and so is what tells the hour.
 *
 * @param live what a site has of its own that lives by scripts, as a selector
 */
export function readWords(live: string): string {
  const parts = document.querySelectorAll(
    "main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, summary)",
  );
  const others = `form, noscript, .ways, .message, .search-alone, [data-opening], [role=status], ${live}`;
  const wordsOf = (part: Element) => {
    const copy = part.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll(others)) other.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const read = [...parts].filter((part) => part.checkVisibility() && !part.closest(others));
  return read.map(wordsOf).join("\n");
}

/** Runs in the page: counts what it must have exactly once; checks its title and language. */
export function readHead() {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    titles: count("head > title"),
    title: document.title.length > 0,
    descriptions: count('meta[name="description"]'),
    h1: count("h1"),
    main: count("main"),
    lang: document.documentElement.lang.length > 0,
  };
}
