import { type ArticlePageContent, documentTitle, type Route } from "../../layout/routes.ts";
import type { Site } from "../../model/site.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import type { OutputFile } from "../html/output-file.ts";
import { hasFeed, isIndexable } from "../pages/indexing.ts";
import { prerenderArticleBody } from "../pages/prerender.tsx";
import { buildFeed, type FeedEntry, maxEntries } from "./feed.ts";
import { buildRobots } from "./robots.ts";
import { buildSitemap, sitemapPath } from "./sitemap.ts";

interface CrawlerOptions {
  /** The site's address, without a trailing slash. */
  url: string;
  preview?: boolean;
}

/** Builds the files for crawlers and feed readers: sitemap, `robots.txt`, feed. */
export function buildCrawlerFiles(
  site: Site,
  views: readonly Route[],
  { url, preview }: CrawlerOptions,
): OutputFile[] {
  const open = preview ? [] : views.filter(isIndexable);
  const entries = open.map((view) => ({ address: url + view.route, modified: lastModified(view) }));
  const sitemap = preview ? [] : buildSitemap(entries, { root: `${url}/` });
  const robots = buildRobots(`${url}/${sitemapPath}`, preview);
  return [...sitemap, robots, ...buildArticleFeed(site, views, url)];
}

/**
 * Returns the ISO date of the last change of an article, or of the newest article in a list.
 * Returns `undefined` for any other page.
 */
function lastModified({ content }: Route): string | undefined {
  if (content.kind === "article") return lastChangeDate(content.article.article);
  const listing = content.kind === "blocks" && content.blocks[0]?.page.listing;
  if (!listing) return;
  const listed = [...(listing.featured ? [listing.featured] : []), ...listing.articles];
  return listed
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

function lastChangeDate({ updated, date }: { updated?: string; date: string }): string {
  return updated ?? date;
}

function buildArticleFeed(site: Site, views: readonly Route[], url: string): OutputFile[] {
  const { settings } = site;
  const list = views.find(({ route }) => route === settings.articles?.route);
  if (!list || !hasFeed(site)) return [];
  const info = { settings, labels: site.labels };
  const feed = buildFeed({
    language: settings.language,
    title: documentTitle(list, info.settings),
    subtitle: list.description,
    author: settings.firm.name,
    site: url,
    list: url + list.route,
    entries: newestArticles(views).map((view) => toFeedEntry(view, info, url)),
  });
  return [feed];
}

type RoutedArticle = Pick<Route, "route"> & ArticlePageContent;

function newestArticles(views: readonly Route[]): RoutedArticle[] {
  const articles = views.flatMap(({ route, content }) =>
    content.kind === "article" ? { route, ...content.article } : [],
  );
  return articles.slice(0, maxEntries);
}

function toFeedEntry(
  { route, article, card }: RoutedArticle,
  info: SiteInfo,
  url: string,
): FeedEntry {
  const { title, excerpt, date, updated } = article;
  const { author, category } = card;
  const texts = {
    title,
    summary: excerpt,
    html: prerenderArticleBody(article, info),
    author,
    category,
  };
  return { address: url + route, ...texts, published: date, updated };
}
