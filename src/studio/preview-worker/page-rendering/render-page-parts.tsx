import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteBlockStrings } from "#lang/studio/preview-worker/page-rendering/strings";
import { isInteractive } from "../../../blocks/interactive.ts";
import { parseBlockTexts } from "../../../blocks/parse-block-texts.ts";
import { registry } from "../../../blocks/registry.ts";
import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import { collectImages } from "../../../builder/assets/replace-images.ts";
import { ArticlePage } from "../../../layout/article/article.tsx";
import { Footer } from "../../../layout/footer/footer.tsx";
import { Header } from "../../../layout/header/header.tsx";
import type { InteractiveComponents } from "../../../layout/interactive-block.tsx";
import { documentTitle, type Route, type RouteBlock } from "../../../layout/routes.ts";
import { SearchPage } from "../../../layout/search/search-page.tsx";
import { toSiteInfo } from "../../../layout/site-info.ts";
import { focalPointStyles } from "../../../media/photos/focal-point.ts";
import type { Site } from "../../../model/site.ts";
import { toCustomProperties } from "../../../theme/tokens.ts";
import type { SiteInfo } from "../../../ui/block-props.ts";
import type { PageParts } from "../messages.ts";
import { removeSourceMarkers } from "../source-markers.ts";

/** The parts of a page that depend only on its site and route. */
export type RenderedPageParts = Pick<
  PageParts,
  "title" | "description" | "language" | "header" | "blocks" | "footer" | "tokens"
>;

/** Renders a route part by part, with the same components as the published pages. */
export function renderPageParts(view: Route, site: Site, siteBlocks: OwnBlocks): RenderedPageParts {
  const { settings, theme } = site;
  const info = toSiteInfo(site);
  return {
    title: documentTitle(view, settings),
    description: view.description,
    language: settings.language,
    header: renderToStaticMarkup(<Header site={info} route={view.route} />),
    blocks: renderBlocks(view, info, siteBlocks),
    footer: renderToStaticMarkup(<Footer site={info} />),
    tokens: toCustomProperties(theme) + focalPointStyles(collectFocalPoints(site)),
  };
}

/** Collects the focal points of all pictures. */
function collectFocalPoints(site: Site): string[] {
  return collectImages(site).flatMap(({ focus }) => focus ?? []);
}

function renderBlocks(
  { content }: Route,
  site: SiteInfo,
  siteBlocks: OwnBlocks,
): PageParts["blocks"] {
  if (content.kind === "article") {
    const html = renderToStaticMarkup(<ArticlePage {...content.article} site={site} />);
    return [{ type: "article", index: 0, html }];
  }
  if (content.kind === "search") {
    const html = renderToStaticMarkup(<SearchPage {...content} site={site} />);
    return [{ type: "search", index: 0, html }];
  }
  return content.blocks.map((view) => {
    const { type } = view.block;
    try {
      return renderBlock(view, site, siteBlocks);
    } catch (error) {
      if (!Object.hasOwn(siteBlocks.registry, type)) throw error;
      const reason = removeSourceMarkers(error instanceof Error ? error.message : String(error));
      return renderBlockError(siteBlockStrings.stopped({ type, reason }), view);
    }
  });
}

/**
 * Renders the error of a block of the site's own code in place of the block. The rest of the page
 * is still rendered.
 */
function renderBlockError(
  message: string,
  { block, page }: RouteBlock,
): PageParts["blocks"][number] {
  const html = renderToStaticMarkup(
    <p role="alert" className="prelo-fault">
      {message}
    </p>,
  );
  return { type: block.type, index: page.index, html, fault: message };
}

/**
 * Renders one block with the component of its type. The markup is empty if there is no such
 * component.
 */
export function renderBlock({ block, page }: RouteBlock, site: SiteInfo, siteBlocks: OwnBlocks) {
  const known: InteractiveComponents = { ...registry, ...siteBlocks.registry };
  // The registry pairs each type with its component. The type checker cannot follow that through a
  // union.
  const Component = known[block.type] as ComponentType<RouteBlock & { site: SiteInfo }> | undefined;
  const isLive = isInteractive(block) || block.type in siteBlocks.interactive;
  const given = isLive ? (parseBlockTexts(block) as unknown as RouteBlock["block"]) : block;
  const html = Component
    ? renderToStaticMarkup(createElement(Component, { block: given, site, page }), {
        identifierPrefix: `${page.index}_`,
      })
    : "";
  return { type: block.type, index: page.index, html };
}
