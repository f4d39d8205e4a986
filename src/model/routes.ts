import type { SiteSettings } from "./types.ts";

/** The settings for article and list URLs. */
export type ArticleRouteSettings = NonNullable<SiteSettings["articles"]>;

/** The fields of an article that `listRoutes` needs. */
export interface ArticleForListRoutes {
  category?: string;
  /** The featured article. It is shown outside the lists, so it does not count for pagination. */
  apart: boolean;
}

/** The paths of built files that are not pages, for crawlers, feed readers, hosts and browsers. */
export const builtFiles = {
  feed: "feed.xml",
  sitemap: "sitemap.xml",
  robots: "robots.txt",
  version: "version.json",
  manifest: "manifest.webmanifest",
  drawnIcon: "icon.svg",
  // Browsers without SVG icon support request this path by default.
  smallIcon: "favicon.ico",
  // Apple devices request this path in the root folder.
  appleIcon: "apple-touch-icon.png",
} as const;

/** Returns the URL path of an article. */
export function articleRoute(routes: ArticleRouteSettings, id: string): string {
  return `${routes.route}/${id}`;
}

/** Returns the URL path of the search page. */
export function searchRoute({ slug }: { slug: string }): string {
  return `/${slug}`;
}

/**
 * Returns the URL path of one page of an article list.
 *
 * @param category the id of a category; `undefined` for the list of all articles
 * @param page counted from 1
 */
export function articleListRoute(
  routes: ArticleRouteSettings,
  category: string | undefined,
  page = 1,
): string {
  const list = category ? `${routes.route}/${routes.categorySegment}/${category}` : routes.route;
  return page === 1 ? list : `${list}/${routes.pageSegment}/${page}`;
}

/**
 * Returns the URL paths of all list pages except the first page of the full list: its further
 * pages, and the pages of each category that has articles.
 */
export function generatedListRoutes(
  routes: ArticleRouteSettings,
  articles: readonly ArticleForListRoutes[],
): string[] {
  const groups = new Map<string | undefined, number>([[undefined, 0]]);
  for (const { category, apart } of articles) {
    const room = apart ? 0 : 1;
    groups.set(undefined, (groups.get(undefined) ?? 0) + room);
    if (category) groups.set(category, (groups.get(category) ?? 0) + room);
  }
  const all = [...groups].flatMap(([category, count]) => {
    const last = Math.max(1, Math.ceil(count / routes.perPage));
    return Array.from({ length: last }, (_, index) =>
      articleListRoute(routes, category, index + 1),
    );
  });
  return all.slice(1);
}
