import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isInteractive } from "../../blocks/interactive.ts";
import { interactive as ownInteractive } from "../../blocks/own-interactive.ts";
import { registry as ownRegistry } from "../../blocks/own-registry.ts";
import { parseBlockTexts } from "../../blocks/parse-block-texts.ts";
import { registry } from "../../blocks/registry.ts";
import { internalTarget } from "../../client/internal-links.ts";
import { routeOf } from "../../client/load-page.ts";
import { ArticlePage } from "../../layout/article/article.tsx";
import { attachBehaviours } from "../../layout/behaviours.ts";
import { BlockList } from "../../layout/block-list.tsx";
import { toClientSite } from "../../layout/client-site.ts";
import { Footer } from "../../layout/footer/footer.tsx";
import { bindMenu } from "../../layout/header/menu.ts";
import { HeaderAndContent } from "../../layout/header-and-content.tsx";
import type { InteractiveComponents } from "../../layout/interactive-block.tsx";
import type { BlockData } from "../../layout/page-data.ts";
import {
  type ArticlePageContent,
  documentTitle,
  type Route,
  type SearchPageContent,
  toRoutes,
} from "../../layout/routes.ts";
import { SearchPage } from "../../layout/search/search-page.tsx";
import { toSiteInfo } from "../../layout/site-info.ts";
import type { Block } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { wrapInErrorBoundaries } from "./block-error-boundary.tsx";
import { ErrorOverlay } from "./error-overlay.tsx";
import { listHiddenItems } from "./hidden-items.ts";
import { HiddenItemsBar } from "./hidden-items-bar.tsx";
import { useLatestPayload } from "./latest-preview-payload.ts";
import type { PreviewPayload } from "./payload.ts";
import { isPhoneFrame, PhoneOverflowCheck } from "./phone-overflow-check.tsx";

/** The live preview. Everything is rendered by React, so that a save is shown immediately. */
export function Preview({ first }: { first: PreviewPayload }) {
  const payload = useLatestPayload(first);
  return (
    <>
      {payload.good && <ValidSite {...payload.good} />}
      {payload.report && !isPhoneFrame && (
        <ErrorOverlay report={payload.report} alone={!payload.good} />
      )}
    </>
  );
}

function ValidSite({ site, css, asOf, code }: NonNullable<PreviewPayload["good"]>) {
  const location = useLocation();
  const info = toSiteInfo(site);
  const client = toClientSite(site);
  const views = useMemo(() => toRoutes(site, site.labels), [site]);
  const marks = useMemo(() => listHiddenItems(site), [site]);
  const route = routeOf(location, client);
  const view = views.find((each) => each.route === route) ?? views.find(isNotFoundPage);
  useClientNavigation();
  const isThere = view !== undefined;
  useEffect(() => {
    if (isThere) bindMenu(site.labels.header);
  }, [isThere]);
  useEffect(() => {
    document.title = view ? documentTitle(view, site.settings) : "";
    document.documentElement.lang = site.settings.language;
    attachBehaviours(client);
  });
  if (!view) return null;
  return (
    <>
      <style>{css}</style>
      <HeaderAndContent site={info} route={view.route}>
        <main id="_content" tabIndex={-1}>
          <BlockList data={{ ...toPageData(view), info }} components={components} />
        </main>
      </HeaderAndContent>
      <Footer site={info} />
      {!isPhoneFrame && <HiddenItemsBar marks={marks} route={view.route} asOf={asOf} />}
      {!isPhoneFrame && siteBlockTypes.length > 0 && (
        <PhoneOverflowCheck route={location.pathname} types={siteBlockTypes} code={code} />
      )}
    </>
  );
}

function isNotFoundPage(view: Route): boolean {
  return view.route === "/404";
}

interface ArticleSlotProps {
  block: ArticlePageContent;
  site: SiteInfo;
}

interface SearchSlotProps {
  block: SearchPageContent;
  site: SiteInfo;
}

const siteBlockTypes = Object.keys(ownRegistry);

const components: InteractiveComponents = {
  ...registry,
  ...wrapInErrorBoundaries(ownRegistry),
  article: ({ block, site }: ArticleSlotProps) => <ArticlePage {...block} site={site} />,
  search: ({ block, site }: SearchSlotProps) => <SearchPage search={block} site={site} />,
};

function toPageData({ route, base, title, content }: Route) {
  const blocks =
    content.kind === "article"
      ? [{ type: "article", block: content.article }]
      : content.kind === "search"
        ? [{ type: "search", block: content.search }]
        : content.blocks.map(({ block, page }) => ({
            type: block.type,
            block: needsHydration(block) ? parseBlockTexts(block) : block,
            page,
          }));
  // Unlike in a built page, every block keeps its data, not only interactive ones.
  return { route, base, title, styles: "", blocks: blocks as unknown as BlockData[] };
}

/** Whether a block is hydrated in the browser; its texts are then parsed in advance. */
function needsHydration(block: Block): boolean {
  return isInteractive(block) || block.type in ownInteractive;
}

function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = internalTarget(event);
      if (!url) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
      scrollTo(0, 0);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
