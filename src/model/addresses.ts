import type { SiteSettings } from "./types.ts";

/** Where articles and their lists stand. */
export type ArticleRoutes = NonNullable<SiteSettings["articles"]>;

/** What the addresses of lists need to know of an article. */
export interface ListedArticle {
  category?: string;
  /** It stands beside the lists and takes no room in them. */
  apart: boolean;
}

/** The files for crawlers, feed readers, hosts and browsers that a build writes beside the pages, by their paths. */
export const builtFiles = {
  feed: "feed.xml",
  sitemap: "sitemap.xml",
  robots: "robots.txt",
  version: "version.json",
  manifest: "manifest.webmanifest",
  drawnIcon: "icon.svg",
  // Browsers that know no drawn icons ask for it without being told.
  smallIcon: "favicon.ico",
  // Apple's devices ask for it in the root folder.
  appleIcon: "apple-touch-icon.png",
} as const;

/** The address of an article. */
export function articleRoute(routes: ArticleRoutes, id: string): string {
  return `${routes.route}/${id}`;
}

/** The address of the search. */
export function searchRoute({ slug }: { slug: string }): string {
  return `/${slug}`;
}

/** The address of a page of the list of all articles, or of those of a category. */
export function listRoute(routes: ArticleRoutes, category: string | undefined, page = 1): string {
  const list = category ? `${routes.route}/${routes.categorySegment}/${category}` : routes.route;
  return page === 1 ? list : `${list}/${routes.pageSegment}/${page}`;
}

/**
 * The addresses of all lists beside the first page of the whole one: each category that has
 * articles, and further pages.
 */
export function listRoutes(routes: ArticleRoutes, articles: readonly ListedArticle[]): string[] {
  const groups = new Map<string | undefined, number>([[undefined, 0]]);
  for (const { category, apart } of articles) {
    const room = apart ? 0 : 1;
    groups.set(undefined, (groups.get(undefined) ?? 0) + room);
    if (category) groups.set(category, (groups.get(category) ?? 0) + room);
  }
  const all = [...groups].flatMap(([category, count]) => {
    const last = Math.max(1, Math.ceil(count / routes.perPage));
    return Array.from({ length: last }, (_, index) => listRoute(routes, category, index + 1));
  });
  return all.slice(1);
}
