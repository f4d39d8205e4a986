import { renderToStaticMarkup } from "react-dom/server";
import { isInteractive } from "../../../blocks/interactive.ts";
import { interactive as ownInteractive } from "../../../blocks/own-interactive.ts";
import { registry as ownRegistry } from "../../../blocks/own-registry.ts";
import { parseBlockTexts } from "../../../blocks/parse-block-texts.ts";
import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import { toClientSite } from "../../../layout/client-site.ts";
import type { RouteBlock } from "../../../layout/routes.ts";
import { toSiteInfo } from "../../../layout/site-info.ts";
import type { Site } from "../../../model/site.ts";
import type { Block } from "../../../model/types.ts";
import type { SiteInfo } from "../../../ui/block-props.ts";
import { renderBlock } from "../../preview-worker/page-rendering/render-page-parts.tsx";

/** The rendered blocks of a frame. */
export interface RenderedFrame {
  markup: string;
  /** The types of the blocks. */
  types: string[];
  /** The data for hydration; `undefined` if the frame is static. */
  live?: HydrationData;
}

/** What the browser needs in order to hydrate blocks. */
export interface HydrationData {
  /** The interactive blocks, by their index in the frame. */
  blocks: Record<number, RouteBlock>;
  info: SiteInfo;
  client: ReturnType<typeof toClientSite>;
}

const siteBlocks: OwnBlocks = { registry: ownRegistry, interactive: ownInteractive, budgets: {} };

/**
 * Renders blocks one below the other, as on a page. The dev server loads this module, so that the
 * components are always the latest saved version.
 *
 * @param names names of the blocks, in order
 */
export function renderFrame(
  views: readonly RouteBlock[],
  site: Site,
  names: readonly string[],
): RenderedFrame {
  const info = toSiteInfo(site);
  const drawn = views.map((view) => renderBlockOrError(view, info));
  const markup = renderToStaticMarkup(
    <main id="_content" tabIndex={-1}>
      {drawn.map(({ type, html }, index) => (
        <div
          key={names[index]}
          data-block={type}
          data-sample={names[index]}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </main>,
  );
  const live = views.flatMap((view, index) =>
    needsHydration(view.block) ? [[index, toHydrationProps(view)]] : [],
  );
  const isAlive = live.length > 0 || markup.includes("data-behaviour");
  const client = toClientSite(site);
  return {
    markup,
    types: drawn.map(({ type }) => type),
    live: isAlive ? { blocks: Object.fromEntries(live), info, client } : undefined,
  };
}

function needsHydration(block: Block): boolean {
  return isInteractive(block) || block.type in ownInteractive;
}

/** Returns the data with which the browser hydrates a block. The texts in it are already parsed. */
function toHydrationProps({ block, page }: RouteBlock) {
  return { block: parseBlockTexts(block), page };
}

/** Renders a block. If a block of the site's own code throws, renders the error message instead. */
function renderBlockOrError(view: RouteBlock, info: SiteInfo): { type: string; html: string } {
  const { type } = view.block;
  try {
    return renderBlock(view, info, siteBlocks);
  } catch (error) {
    if (!Object.hasOwn(ownRegistry, type)) throw error;
    return { type, html: renderToStaticMarkup(<p role="alert">{String(error)}</p>) };
  }
}
