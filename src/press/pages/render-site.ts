import type { OwnBlocks } from "../../blocks/own.ts";
import { toClientSite } from "../../page/client-site.ts";
import { toViews, type View } from "../../page/views.ts";
import type { Site } from "../../site/load.ts";
import { loadOwnBlocks } from "../../site/own/load-own.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import type { SharedAssets } from "../again/last-build.ts";
import type { OutputFile } from "../assets/bundle.ts";
import { buildCards, type Cards } from "../assets/cards.ts";
import { buildRedirectPages, resolveRedirects } from "../beside/redirect-pages.ts";
import { buildSearchFiles, hasFeed } from "../beside/search-files.ts";
import { basePathOf } from "../file/base-path.ts";
import type { Excess } from "../file/budget.ts";
import { joinPolicies } from "../file/policy.ts";
import { siteSources } from "../file/sources.ts";
import { buildHostingFiles } from "../hosting/hosting-files.ts";
import { cutIntoBatches } from "../workers/batches.ts";
import { type RenderSetting, toTravel } from "../workers/render-tasks.ts";
import { alone, type Crew, type There } from "../workers/worker-pool.ts";
import { createKeys } from "./page-keys.ts";
import { prerenderFooter } from "./prerender.tsx";
import {
  type PagePolicy,
  type RenderedPage,
  renderView,
  type Shared,
  type Task,
} from "./render-view.ts";

interface RenderOptions {
  /** The site's address, where it is not the one in its settings. */
  url?: string;
  /** Search engines are asked to leave every page out. */
  preview?: boolean;
  /** Takes finished files; the next pages are made once it is ready, so that few are held at a time. */
  write: (files: OutputFile[]) => Promise<void>;
  /** Takes the page of an earlier build over where it was made from the same; else nothing. */
  keep?: (route: string, key: string) => PagePolicy | undefined;
  /** Who helps, and where their files go. */
  help?: Help;
  /** Called as pages are done, with their number so far. */
  onPages?: (done: number, all: number) => void;
}

/** Others who render pages. */
interface Help extends Omit<RenderSetting, "shared"> {
  crew: Crew;
  /** Takes the files of their pages, which are as they should be. */
  write: RenderOptions["write"];
}

/** What a page was made from, and what it needs to be allowed. */
export interface MadePage {
  /** Stands for all that decides the bytes of the page. */
  key: string;
  policy: PagePolicy;
}

/** What a rendered site came to. */
export interface RenderedSite {
  /** By route. */
  pages: Map<string, MadePage>;
  /** The pages that are too heavy. */
  excesses: Excess[];
}

/** So many pages are held in memory at a time. */
const batch = 32;

/**
 * Makes every page of a site: a complete document, with the data that navigation fetches beside it.
 *
 * @param site resolved content whose pictures already have their final addresses
 */
export async function renderSite(
  site: Site,
  assets: SharedAssets,
  options: RenderOptions,
): Promise<RenderedSite> {
  const url = (options.url ?? site.settings.url).replace(/\/$/, "");
  const views = toViews(site, site.labels.articles);
  const addresses = await writeCards(site, views, { ...options, url });
  const shared = shareOf(site, assets, { url, views, preview: options.preview });
  const tasks = views.map((view) => ({ view, card: addresses.get(view.route) }));
  const own = await loadOwnBlocks(site.code);
  const { pages, excesses } = await renderPages(tasks, shared, { ...options, own });
  const policies = [...pages.values()].map(({ policy }) => ({ ...shared.sources, ...policy }));
  await options.write([
    ...buildRedirectPages(resolveRedirects(site, views, url), site),
    ...buildSearchFiles(site, views, shared),
    ...buildHostingFiles(joinPolicies(policies), site.redirects ?? [], shared),
  ]);
  return { pages, excesses };
}

/** Writes the cards of a site at once, and gives their addresses by route. */
async function writeCards(
  site: Site,
  views: readonly View[],
  { url, write }: Pick<RenderOptions, "write"> & { url: string },
): Promise<Cards["addresses"]> {
  const { files, addresses } = await buildCards(site, views, url);
  await write(files);
  return addresses;
}

function shareOf(
  site: Site,
  { head, scripts, sheet, styles }: SharedAssets,
  { url, views, preview }: { url: string; views: readonly View[]; preview?: boolean },
): Shared {
  const { settings, labels, pages, today } = site;
  const info: SiteInfo = { settings: { ...settings, url }, labels };
  const named = pages.map(({ route, title, navigationLabel }) => ({
    route,
    title,
    navigationLabel,
  }));
  return {
    url,
    base: basePathOf(url),
    preview,
    feed: hasFeed(site),
    sources: siteSources(site, views),
    described: { settings, pages: named, today },
    info,
    client: toClientSite(site),
    footer: prerenderFooter(info),
    assets: { head, scripts, sheet, styles },
    code: site.code,
  };
}

/** Keeps what can be kept, and shares the rest out. */
async function renderPages(
  tasks: readonly Task[],
  shared: Shared,
  { keep, write, onPages, help, own }: RenderOptions & Pick<Rendering, "own">,
): Promise<RenderedSite> {
  const keyOf = createKeys(shared);
  const keys = new Map(tasks.map((task) => [task.view.route, keyOf(task)]));
  const kept = new Map(
    tasks.flatMap(({ view: { route } }): [string, PagePolicy][] => {
      const policy = keep?.(route, keys.get(route) ?? "");
      return policy ? [[route, policy]] : [];
    }),
  );
  const pending = tasks.filter(({ view }) => !kept.has(view.route));
  let done = kept.size;
  const tell = (pages: number) => {
    done += pages;
    onPages?.(done, tasks.length);
  };
  const made = await renderPending(pending, shared, { write, help, tell, own });
  const pages = tasks.map(({ view: { route } }): [string, MadePage] => {
    const policy = kept.get(route) ?? made.get(route)?.policy ?? { forms: [], styles: [] };
    return [route, { key: keys.get(route) ?? "", policy }];
  });
  return {
    pages: new Map(pages),
    excesses: [...made.values()].flatMap(({ excess }) => excess ?? []),
  };
}

/** A page whose files are written. */
type WrittenPage = Omit<RenderedPage, "files">;

interface Rendering extends Pick<RenderOptions, "write" | "help"> {
  tell(pages: number): void;
  own: OwnBlocks;
}

async function renderPending(
  tasks: readonly Task[],
  shared: Shared,
  { write, help, tell, own }: Rendering,
): Promise<Map<string, WrittenPage>> {
  const { crew = alone, compress } = help ?? {};
  await crew.tell("prepare", { shared, compress });
  const finish = async (
    pages: readonly RenderedPage[],
    to: RenderOptions["write"],
  ): Promise<WrittenPage[]> => {
    await to(pages.flatMap(({ files }) => files));
    tell(pages.length);
    return pages.map(({ files, ...page }) => page);
  };
  const here = (batch: readonly Task[]) => {
    const pages = batch.map((task) => renderView(task, shared, own));
    return finish(pages, write);
  };
  const there: There<readonly Task[], WrittenPage[]> = async (batch, ask) => {
    const pages = (await ask(batch.map(toTravel))) as RenderedPage[];
    return finish(pages, help?.write ?? write);
  };
  const batches = await crew.share("render", cutIntoBatches(tasks, batch), here, there);
  const pages = batches.flat();
  return new Map(pages.map((page, index) => [tasks[index]?.view.route ?? "", page]));
}
