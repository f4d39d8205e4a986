import { toClientSite } from "../../layout/client-site.ts";
import type { Route } from "../../layout/routes.ts";
import { toSiteInfo } from "../../layout/site-info.ts";
import { searchRoute } from "../../model/routes.ts";
import type { Site } from "../../model/site.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { buildSocialCards } from "../assets/social-cards.ts";
import { basePathOf } from "../html/base-path.ts";
import type { OverBudget } from "../html/budget.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import type { BuildRecord, PageRecord } from "../incremental/build-cache.ts";
import type { PreparedSite } from "../incremental/prepared-site.ts";
import { reusePages } from "../incremental/reuse-pages.ts";
import type { BuildOptions } from "../output/build-result.ts";
import { silentReporter } from "../output/progress.ts";
import type { Staging } from "../output/staging.ts";
import { hasFeed } from "../pages/indexing.ts";
import { createPageKeyFunction } from "../pages/page-keys.ts";
import { collectSiteCspSources } from "../pages/policy-sources.ts";
import { prerenderFooter } from "../pages/prerender.tsx";
import type { PageTask, SharedPageData } from "../pages/render-page.ts";
import { siteDataFile } from "../pages/site-data.ts";
import { buildSearch } from "../search/build-search.ts";
import type { WorkerPool } from "../workers/pool.ts";
import { renderPages } from "../workers/render-pages.ts";

interface PageOptions
  extends Pick<BuildOptions, "out" | "url" | "preview" | "compress" | "progress"> {
  /** The record of the last build, if any. */
  record?: BuildRecord;
  pool: WorkerPool;
}

/** The pages of a site. Their files are in the staging folder. */
export interface BuiltPages {
  views: readonly Route[];
  shared: SharedPageData;
  /** The records of the pages, by route. */
  records: Map<string, PageRecord>;
  /** Budgets that pages exceed. */
  overBudget: OverBudget[];
}

/**
 * Builds every page of a site: a complete document, the data that navigation fetches, and its
 * social card. A page whose key is unchanged is reused from the last build.
 */
export async function buildPages(
  { site, assets, articles }: PreparedSite,
  routes: readonly Route[],
  staging: Staging,
  options: PageOptions,
): Promise<BuiltPages> {
  const url = (options.url ?? site.settings.url).replace(/\/$/, "");
  const base = basePathOf(url);
  const info = publishedSiteInfo(site, url);
  const searched = await buildSearch(routes, { info, code: site.code, base });
  const { views } = searched;
  const cards = await buildSocialCards(site, views, url);
  await staging.write(options.compress ? await addCompressedCopies(cards.files) : cards.files);
  const siteData = siteDataFile(toClientSite(site), assets.sheet, base);
  const beside = [siteData, ...searched.files];
  await staging.write(options.compress ? await addCompressedCopies(beside) : beside);
  const [{ preview }, data] = [options, `/${siteData.path}`];
  const shared = createSharedPageData(site, assets, { url, views, preview, siteData: data });
  const tasks = views.map((view) => ({ view, card: cards.addresses.get(view.route) }));
  const keyOf = createPageKeyFunction(shared, articleHashes(articles));
  const keys = new Map(tasks.map((task) => [task.view.route, keyOf(task)]));
  const kept = reusePages(keys, staging, options);
  const pending = tasks.filter(({ view }) => !kept.has(view.route));
  const rendered = await writePages(pending, staging, { shared, ...options, all: tasks.length });
  const made = [...keys].map(([route, key]): [string, PageRecord] => {
    const page = kept.get(route) ?? rendered.get(route) ?? { policy: { forms: [], styles: [] } };
    return [route, { key, ...page }];
  });
  const overBudget = made.flatMap(([, page]) => page.overBudget ?? []);
  return { views, shared, records: new Map(made), overBudget };
}

function articleHashes(articles: PreparedSite["articles"]): Map<string, string> {
  return new Map(Object.values(articles).map(({ made, hash }) => [made.id, hash]));
}

/** Returns the site information that pages get, with the address at which it will be published. */
function publishedSiteInfo(site: Site, url: string): SiteInfo {
  return toSiteInfo({ ...site, settings: { ...site.settings, url } });
}

type SharedPageDataInputKey = "url" | "preview" | "siteData";

function createSharedPageData(
  site: Site,
  assets: PreparedSite["assets"],
  {
    url,
    views,
    ...more
  }: Pick<SharedPageData, SharedPageDataInputKey> & { views: readonly Route[] },
): SharedPageData {
  const { settings, labels, pages, today } = site;
  const info = publishedSiteInfo(site, url);
  const named = pages.map(({ route, title, navigationLabel }) => ({
    route,
    title,
    navigationLabel,
  }));
  return {
    url,
    base: basePathOf(url),
    ...more,
    feed: hasFeed(site),
    sources: collectSiteCspSources(site, views),
    described: {
      settings,
      pages: named,
      search: settings.search ? searchRoute(labels.search) : undefined,
      today,
    },
    info,
    footer: prerenderFooter(info),
    assets,
    code: site.code,
  };
}

interface PageWriteContext extends Pick<PageOptions, "compress" | "progress" | "pool"> {
  shared: SharedPageData;
  /** The number of all pages, including reused ones. */
  all: number;
}

/** Renders pages into the staging folder. Returns the record of each, by route. */
async function writePages(
  tasks: readonly PageTask[],
  staging: Staging,
  { shared, compress, progress = silentReporter, pool, all }: PageWriteContext,
): Promise<Map<string, Omit<PageRecord, "key">>> {
  const written = new Map<string, Omit<PageRecord, "key">>();
  const rendered = renderPages(tasks, { shared, compress }, pool);
  for await (const { route, files, policy, overBudget } of rendered) {
    await staging.write(files);
    written.set(route, { policy, overBudget });
    progress.count(all - tasks.length + written.size, all);
  }
  return written;
}
