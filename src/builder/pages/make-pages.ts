import { toClientSite } from "../../layout/client-site.ts";
import { toSiteInfo } from "../../layout/logo/site-info.ts";
import { toViews, type View } from "../../layout/views.ts";
import { searchRoute } from "../../model/addresses.ts";
import type { Site } from "../../model/site.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { hasFeed } from "../artifacts/search-files.ts";
import { buildCards } from "../assets/cards.ts";
import type { PreparedSite } from "../assets/prepared-site.ts";
import type { BuildOptions } from "../build-result.ts";
import { basePathOf } from "../html/base-path.ts";
import type { OverBudget } from "../html/budget.ts";
import { withCompressed } from "../html/compress.ts";
import { siteSources } from "../html/sources.ts";
import { keepPages } from "../incremental/keep-pages.ts";
import type { BuildRecord, MadePage } from "../incremental/last-build.ts";
import { silent } from "../progress.ts";
import type { Staging } from "../release.ts";
import { searchViews } from "../search/search-views.ts";
import type { Pool } from "../workers/pool.ts";
import { renderPages } from "../workers/render-pages.ts";
import { createKeys } from "./page-keys.ts";
import { prerenderFooter } from "./prerender.tsx";
import type { Shared, Task } from "./render-page.ts";
import { siteDataFile } from "./site-data.ts";

interface PageOptions
  extends Pick<BuildOptions, "out" | "url" | "preview" | "compress" | "progress"> {
  /** The record of the last build, if any. */
  record?: BuildRecord;
  pool: Pool;
}

/** The pages of a site. Their files are in the staging folder. */
export interface MadePages {
  views: readonly View[];
  shared: Shared;
  /** By route. */
  made: Map<string, MadePage>;
  /** Budgets that pages exceed. */
  overBudget: OverBudget[];
}

/**
 * Builds every page of a site: a complete document, the data that navigation fetches, and its
 * social card. A page whose key is unchanged is reused from the last build.
 */
export async function makePages(
  { site, assets, articles }: PreparedSite,
  staging: Staging,
  options: PageOptions,
): Promise<MadePages> {
  const url = (options.url ?? site.settings.url).replace(/\/$/, "");
  const base = basePathOf(url);
  const info = infoOf(site, url);
  const searched = await searchViews(toViews(site, site.labels), { info, code: site.code, base });
  const { views } = searched;
  const cards = await buildCards(site, views, url);
  await staging.write(options.compress ? await withCompressed(cards.files) : cards.files);
  const siteData = siteDataFile(toClientSite(site), assets.sheet, base);
  const beside = [siteData, ...searched.files];
  await staging.write(options.compress ? await withCompressed(beside) : beside);
  const [{ preview }, data] = [options, `/${siteData.path}`];
  const shared = shareOf(site, assets, { url, views, preview, siteData: data });
  const tasks = views.map((view) => ({ view, card: cards.addresses.get(view.route) }));
  const keyOf = createKeys(shared, hashesOf(articles));
  const keys = new Map(tasks.map((task) => [task.view.route, keyOf(task)]));
  const kept = keepPages(keys, staging, options);
  const pending = tasks.filter(({ view }) => !kept.has(view.route));
  const rendered = await writePages(pending, staging, { shared, ...options, all: tasks.length });
  const made = [...keys].map(([route, key]): [string, MadePage] => {
    const page = kept.get(route) ?? rendered.get(route) ?? { policy: { forms: [], styles: [] } };
    return [route, { key, ...page }];
  });
  const overBudget = made.flatMap(([, page]) => page.overBudget ?? []);
  return { views, shared, made: new Map(made), overBudget };
}

function hashesOf(articles: PreparedSite["articles"]): Map<string, string> {
  return new Map(Object.values(articles).map(({ made, hash }) => [made.id, hash]));
}

/** The site information that pages get, with the address at which it will be published. */
function infoOf(site: Site, url: string): SiteInfo {
  return toSiteInfo({ ...site, settings: { ...site.settings, url } });
}

type Given = "url" | "preview" | "siteData";

function shareOf(
  site: Site,
  assets: PreparedSite["assets"],
  { url, views, ...more }: Pick<Shared, Given> & { views: readonly View[] },
): Shared {
  const { settings, labels, pages, today } = site;
  const info = infoOf(site, url);
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
    sources: siteSources(site, views),
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

interface WriteSetting extends Pick<PageOptions, "compress" | "progress" | "pool"> {
  shared: Shared;
  /** The number of all pages, including reused ones. */
  all: number;
}

/** Renders pages into the staging folder. Returns the record of each, by route. */
async function writePages(
  tasks: readonly Task[],
  staging: Staging,
  { shared, compress, progress = silent, pool, all }: WriteSetting,
): Promise<Map<string, Omit<MadePage, "key">>> {
  const written = new Map<string, Omit<MadePage, "key">>();
  const rendered = renderPages(tasks, { shared, compress }, pool);
  for await (const { route, files, policy, overBudget } of rendered) {
    await staging.write(files);
    written.set(route, { policy, overBudget });
    progress.count(all - tasks.length + written.size, all);
  }
  return written;
}
