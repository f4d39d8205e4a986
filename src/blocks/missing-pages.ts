import type { Labels, Page } from "../model/types.ts";

/** The address of the page that stands wherever there is none. */
export const notFound = "/404";

/**
 * The pages that every site has and this one has not written, as one would write them: so far only the
 * one for addresses that do not exist, without which a host shows a page of its own.
 *
 * @param pages those that visitors see
 */
export function missingPages(pages: readonly Page[], { notFound: words }: Labels): unknown[] {
  if (pages.some(({ route }) => route === notFound)) return [];
  const { title, text, home } = words;
  const blocks = [
    { type: "banner", title, lede: text },
    { type: "prose", body: `[${home}](/)\n` },
  ];
  return [{ route: notFound, title, description: text, blocks }];
}
