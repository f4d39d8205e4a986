import type { SiteInfo } from "../blocks/props.ts";
import type { Site } from "../content/load.ts";
import type { ClientSite } from "../page/app.tsx";
import type { PageData } from "../page/page-data.ts";
import { toViews, type View } from "../page/views.ts";
import type { Assets } from "./assets.ts";
import { basePathOf, placeData, placeMarkup } from "./base-path.ts";
import { type Excess, findExcess } from "./budget.ts";
import { type OutputFile, scriptsOf } from "./bundle.ts";
import { buildCards, type Cards } from "./cards.ts";
import { toClientSite } from "./client-site.ts";
import { type DocumentParts, toDocument } from "./document.ts";
import { feedPath } from "./feed.ts";
import { buildHostingFiles } from "./hosting/files.ts";
import { hashSource, joinPolicies, type PolicyParts, pagePolicy, type Sources } from "./policy.ts";
import { prerender, prerenderFooter, withoutMarkup } from "./prerender.tsx";
import { buildRedirectPages, resolveRedirects } from "./redirects.ts";
import { buildSearchFiles, hasFeed, isIndexed } from "./search-files.ts";
import { checkSources, formSources, siteSources } from "./sources.ts";
import { describePage } from "./structured-data/describe-page.ts";
import { pageStyles } from "./styles.ts";

/** What all pages of a site share. */
interface Shared extends Pick<RenderOptions, "preview"> {
  /** The site's address, without a slash at its end. */
  url: string;
  /** The path of the host below which the site stands. */
  base: string;
  feed: boolean;
  cards: Cards;
  sources: Omit<Sources, "forms">;
  site: Site;
  info: SiteInfo;
  client: ClientSite;
  footer: string;
  assets: Assets;
}

interface RenderOptions {
  /** The site's address, where it is not the one in its settings. */
  url?: string;
  /** Search engines are asked to leave every page out. */
  preview?: boolean;
  /** Takes finished files; the next pages are made once it is ready, so that few are held at a time. */
  write: (files: OutputFile[]) => Promise<void>;
  /** Called as pages are done, with their number so far. */
  onPages?: (done: number, all: number) => void;
}

/** What a rendered site came to. */
export interface RenderedSite {
  pages: number;
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
  assets: Assets,
  options: RenderOptions,
): Promise<RenderedSite> {
  const url = (options.url ?? site.settings.url).replace(/\/$/, "");
  const base = basePathOf(url);
  const info: SiteInfo = { settings: { ...site.settings, url }, labels: site.labels };
  const views = toViews(site, site.labels.articles);
  const cards = await buildCards(site, views, url);
  const shared: Shared = {
    info,
    client: toClientSite(site),
    footer: prerenderFooter(info),
    assets,
    url,
    base,
    cards,
    sources: siteSources(site, views),
    site,
    feed: hasFeed(site),
    preview: options.preview,
  };
  const excesses: Excess[] = [];
  let policy = joinPolicies([]);
  for (let start = 0; start < views.length; start += batch) {
    const pages = views.slice(start, start + batch).map((view) => renderView(view, shared));
    excesses.push(...pages.flatMap(({ excess }) => excess ?? []));
    policy = joinPolicies([policy, ...pages.map((page) => page.policy)]);
    await options.write(pages.flatMap(({ files }) => files));
    options.onPages?.(start + pages.length, views.length);
  }
  await options.write([
    ...cards.files,
    ...buildRedirectPages(resolveRedirects(site, views, url), site),
    ...buildSearchFiles(site, views, shared),
    ...buildHostingFiles(policy, site.redirects ?? [], shared),
  ]);
  return { pages: views.length, excesses };
}

interface RenderedPage {
  files: OutputFile[];
  policy: PolicyParts;
  excess?: Excess;
}

function renderView(view: View, shared: Shared): RenderedPage {
  const { info, client, footer, assets, base } = shared;
  const rendered = prerender(view, info, client, assets.sheet);
  const { app } = rendered;
  const blocks = rendered.data.blocks.map(({ type }) => type);
  const css = pageStyles(assets.styles, { markup: app + footer, blocks });
  checkSources(view.route, app + footer, shared.sources);
  const forms = formSources(app + footer);
  const policy = { ...shared.sources, forms, styles: [hashSource(css)] };
  const data = placeData(base, rendered.data);
  const head = headOf(view, shared);
  const parts = {
    ...assets.head,
    policy: pagePolicy(policy),
    css,
    language: info.settings.language,
    siteName: info.settings.firm.name,
    title: data.title,
    description: view.description,
    ...head,
    facts: head.canonical && describePage(view, shared.site, { url: shared.url, card: head.card }),
    app,
    footer,
    data: { site: placeSite(client, base), page: withoutMarkup(data) },
  };
  const document = placeMarkup(base, toDocument(parts));
  const path = fileOf(view.route);
  const scripts = scriptsOf(assets.scripts, [...blocks, ...deliveriesOf(rendered.data)]);
  return {
    files: [
      { path: `${path}.html`, data: document },
      { path: `${path}.json`, data: JSON.stringify(data) },
    ],
    policy,
    excess: findExcess({ route: view.route, document, shared: [css, footer], blocks, scripts }),
  };
}

/** The deliveries that the forms of a page use: some bring a script of their own. */
function deliveriesOf({ blocks }: PageData): string[] {
  return blocks.flatMap((each) =>
    "block" in each && "delivery" in each.block ? each.block.delivery.type : [],
  );
}

function placeSite(client: ClientSite, base: string): ClientSite {
  return base ? { ...placeData(base, client), base } : client;
}

/** What search engines and cards should know of a page, or the wish to stay unknown. */
function headOf(view: View, { url, preview, feed, cards }: Shared): ViewHead {
  const card = cards.addresses.get(view.route);
  const more = {
    card: card && url + card,
    feed: feed ? `${url}/${feedPath}` : undefined,
    article: articleDates(view),
  };
  if (view.route === "/404") return { robots: "noindex" };
  const robots = preview || !isIndexed(view) ? "noindex" : "max-image-preview:large";
  return { canonical: url + view.route, robots, ...more };
}

type ViewHead = Pick<DocumentParts, "canonical" | "robots" | "card" | "feed" | "article">;

function articleDates({ content }: View): DocumentParts["article"] {
  if (content.kind !== "article") return;
  const { date, updated } = content.article.article;
  return { published: date, modified: updated };
}

/** The path of a route's file without its extension: "/" → "index", "/blog/x" → "blog/x". */
export function fileOf(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}
