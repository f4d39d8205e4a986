import { interactive } from "../blocks/interactive.ts";
import { interactive as own } from "../blocks/own-interactive.ts";
import type { OwnInteractive } from "../blocks/site-blocks.ts";
import type { ClientSite } from "../layout/client-site.ts";
import type { InteractiveComponents } from "../layout/interactive-block.tsx";
import { type BlockData, isStaticBlock, type PageData } from "../layout/page-data.ts";
import { createArticlePreview, fetchArticle, isArticleRoute } from "./load-article.ts";
import { isCurrentStyleSheet, loadStyles } from "./load-styles.ts";
import { toTrustedHtml } from "./trusted-markup.ts";

/** The loaded block components of this tab, by block type. */
export const components: InteractiveComponents = {};

const pageCache = new Map<string, Promise<PageData>>();

/**
 * Loads the data of a page once; for an article, only its beginning. Also loads the chunks of its
 * interactive blocks and the shared style sheet, so that a page is only shown when its styles are
 * complete. Rejects if the page does not exist or the network fails; the next call retries. The
 * reason does not matter, because the browser then loads the page itself.
 *
 * @param shown the displayed page, which needs no request
 */
export function loadPage(route: string, site: ClientSite, shown?: PageData): Promise<PageData> {
  if (shown?.route === route) return Promise.resolve(shown);
  const known = pageCache.get(route);
  if (known) return known;
  const page = isArticleRoute(route, site) ? loadArticlePreview(route, site) : fetchPage(route);
  pageCache.set(route, page);
  page.catch(() => pageCache.delete(route));
  return page;
}

async function loadArticlePreview(route: string, site: ClientSite): Promise<PageData> {
  const [page] = await Promise.all([createArticlePreview(route, site), loadStyles()]);
  return page;
}

/**
 * Fetches the data of a page and, in parallel, the style sheet. Rejects if the page was built for a
 * different style sheet.
 */
async function fetchPage(route: string): Promise<PageData> {
  const [data] = await Promise.all([fetchPageData(route), loadStyles()]);
  if (!isCurrentStyleSheet(data.styles)) throw new Error(route);
  await loadComponents(data);
  return { ...data, blocks: data.blocks.map(withTrustedMarkup) };
}

function withTrustedMarkup(block: BlockData): BlockData {
  return isStaticBlock(block) ? { ...block, html: toTrustedHtml(block.html) } : block;
}

const completionCache = new WeakMap<PageData, Promise<void>>();

/**
 * Loads the rest of an article from its document, if only the beginning is loaded. Later visits get
 * the complete page. Rejects if the document cannot be loaded or belongs to another build.
 */
export function completePage(page: PageData): Promise<void> {
  const completion = completionCache.get(page) ?? fetchRestIntoPage(page);
  completionCache.set(page, completion);
  completion.catch(() => completionCache.delete(page));
  return completion;
}

async function fetchRestIntoPage(page: PageData): Promise<void> {
  const [block] = page.blocks;
  if (!page.partial || !block || !isStaticBlock(block)) return;
  block.html = toTrustedHtml(await fetchArticle(page.route));
  page.partial = false;
}

async function fetchPageData(route: string): Promise<PageData> {
  const response = await fetch(dataAddress(route));
  if (!response.ok) throw new Error(route);
  return response.json();
}

/** Chunk loaders of interactive blocks: the engine's and the site's own. */
const loaders: OwnInteractive = { ...interactive, ...own };

/** Loads the chunks of a page's interactive blocks. */
async function loadComponents(data: PageData): Promise<void> {
  await Promise.all(missingComponents(data).map(loadComponent));
}

/** Like `loadComponents`, but only logs failures; a block without its chunk keeps its markup. */
export async function tryLoadComponents(data: PageData): Promise<void> {
  await Promise.all(
    missingComponents(data).map((type) => loadComponent(type).catch(console.error)),
  );
}

function missingComponents({ blocks }: PageData): string[] {
  const types = blocks.filter((block) => !isStaticBlock(block)).map(({ type }) => type);
  return [...new Set(types)].filter((type) => !components[type]);
}

async function loadComponent(type: string): Promise<void> {
  components[type] = await loaders[type]?.();
}

function dataAddress(route: string): string {
  return `${route.endsWith("/") ? `${route}index` : route}.json`;
}

/** Returns the route of a URL: its path, or the route of the category that its query selects. */
export function routeOf(location: { pathname: string; search: string }, site: ClientSite): string {
  const bare = location.pathname.replace(/(.)\/$/, "$1");
  const path = bare === site.base ? `${bare}/` : bare;
  const filter = site.filters.find(({ route }) => route === path);
  const value = filter && new URLSearchParams(location.search).get(filter.parameter);
  return filter && value && filter.values.includes(value) ? `${filter.prefix}/${value}` : path;
}
