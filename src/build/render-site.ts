import type { SiteInfo } from "../blocks/props.ts";
import type { Site } from "../content/load.ts";
import type { ClientSite } from "../page/app.tsx";
import { toViews, type View } from "../page/views.ts";
import type { Assets } from "./assets.ts";
import type { OutputFile } from "./bundle.ts";
import { toClientSite } from "./client-site.ts";
import { toDocument } from "./document.ts";
import { prerender, prerenderFooter, withoutMarkup } from "./prerender.tsx";

/** What all pages of a site share. */
interface Shared {
  info: SiteInfo;
  client: ClientSite;
  footer: string;
  assets: Assets;
}

/**
 * Every page of a site as a complete document, with the data that navigation fetches beside it.
 *
 * @param site resolved content whose pictures already have their final addresses
 * @param onPage called after each page
 */
export function renderSite(
  site: Site,
  assets: Assets,
  onPage: () => void = () => {},
): OutputFile[] {
  const info: SiteInfo = { settings: site.settings, labels: site.labels };
  const shared = {
    info,
    client: toClientSite(info),
    footer: prerenderFooter(info),
    assets,
  };
  return toViews(site, site.labels.articles).flatMap((view) => {
    const files = renderView(view, shared);
    onPage();
    return files;
  });
}

function renderView(view: View, { info, client, footer, assets }: Shared): OutputFile[] {
  const { app, data } = prerender(view, info, client);
  const document = toDocument({
    ...assets.head,
    language: info.settings.language,
    siteName: info.settings.firm.name,
    title: data.title,
    description: view.description,
    ...addressOf(view, info.settings.url),
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
function addressOf(view: View, url: string): { canonical?: string; robots?: string } {
  if (view.route === "/404") return { robots: "noindex" };
  return {
    canonical: new URL(view.route, url).href.replace(/\/$/, view.route === "/" ? "/" : ""),
  };
}

/** The path of a route's file without its extension: "/" → "index", "/blog/x" → "blog/x". */
export function fileOf(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}
