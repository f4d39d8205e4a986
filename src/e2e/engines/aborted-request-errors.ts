/** Matches errors that Firefox and WebKit report when a page is left during a prefetch. */
export const abortedRequestErrors =
  /^(link|script) .*\/assets\/|module script failed|dynamically imported|NetworkError|Load failed/;
