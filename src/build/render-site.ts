import type { SiteInfo } from "../blocks/props.ts";
import type { Site } from "../content/load.ts";
import type { ClientSite } from "../page/app.tsx";
import { toViews, type View } from "../page/views.ts";
import type { Assets } from "./assets.ts";
import type { OutputFile } from "./bundle.ts";
import { toClientSite } from "./client-site.ts";
import { type DocumentParts, toDocument } from "./document.ts";
import { prerender, prerenderFooter, withoutMarkup } from "./prerender.tsx";
import { pageStyles } from "./styles.ts";

/** What all pages of a site share. */
interface Shared extends Pick<RenderOptions, "preview"> {
  url: string;
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
  /** Called after each page. */
  onPage?: () => void;
}

/**
 * Every page of a site as a complete document, with the data that navigation fetches beside it.
 *
 * @param site resolved content whose pictures already have their final addresses
 */
export function renderSite(site: Site, assets: Assets, options: RenderOptions = {}): OutputFile[] {
  const info: SiteInfo = { settings: site.settings, labels: site.labels };
  const shared: Shared = {
    info,
    client: toClientSite(site),
    footer: prerenderFooter(info),
    assets,
    url: options.url ?? site.settings.url,
    preview: options.preview,
  };
  return toViews(site, site.labels.articles).flatMap((view) => {
    const files = renderView(view, shared);
    options.onPage?.();
    return files;
  });
}

function renderView(view: View, shared: Shared): OutputFile[] {
  const { info, client, footer, assets } = shared;
  const { app, data } = prerender(view, info, client, assets.sheet);
  const blocks = data.blocks.map(({ type }) => type);
  const document = toDocument({
    ...assets.head,
    css: pageStyles(assets.styles, { markup: app + footer, blocks }),
    language: info.settings.language,
    siteName: info.settings.firm.name,
    title: data.title,
    description: view.description,
    ...addressOf(view, shared),
    app,
    footer,
    data: { site: client, page: withoutMarkup(data) },
  });
  const path = fileOf(view.route);
  return [
    { path: `${path}.html`, data: document },
    { path: `${path}.json`, data: JSON.stringify(data) },
  ];
}

/** The address that search engines should know, or the wish to stay unknown. */
function addressOf(view: View, { url, preview }: Shared): DocumentAddress {
  if (view.route === "/404") return { robots: "noindex" };
  const canonical = url.replace(/\/$/, "") + view.route;
  return { canonical, robots: preview ? "noindex" : undefined };
}

type DocumentAddress = Pick<DocumentParts, "canonical" | "robots">;

/** The path of a route's file without its extension: "/" → "index", "/blog/x" → "blog/x". */
export function fileOf(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}
