import type { Labels, Page } from "../model/types.ts";

/** The route of the not-found page. */
export const notFound = "/404";

/**
 * Creates the content of default pages that the site lacks. There is only one: the not-found page.
 * Without it, the host would show a page of its own.
 *
 * @param pages the visible pages
 * @returns the missing pages, in the form of content files
 */
export function createMissingDefaultPages(
  pages: readonly Page[],
  { notFound: words }: Labels,
): unknown[] {
  if (pages.some(({ route }) => route === notFound)) return [];
  const { title, text, home } = words;
  const blocks = [
    { type: "banner", title, lede: text },
    { type: "prose", body: `[${home}](/)\n` },
  ];
  return [{ route: notFound, title, description: text, blocks }];
}
