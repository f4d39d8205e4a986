/** What Firefox and WebKit tell where a page is left while something is fetched ahead. */
export const abortedRequestErrors =
  /^(link|script) .*\/assets\/|module script failed|dynamically imported|NetworkError|Load failed/;
