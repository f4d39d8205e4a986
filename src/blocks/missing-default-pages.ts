import type { Labels, Page } from "../model/types.ts";

/** The route of the not-found page. */
export const notFound = "/404";

/**
 * Default pages that the site lacks, as content: only the not-found page, without which the host
 * would show its own.
 *
 * @param pages the visible pages
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
