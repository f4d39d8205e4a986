import { siteCodeStrings } from "#lang/load/site-code/strings";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import { SiteCodeError } from "../../load/site-code/site-code-files.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import { BlockRenderError } from "../pages/prerender.tsx";
import {
  type PageTask,
  type RenderedPage,
  renderPage,
  type SharedPageData,
} from "../pages/render-page.ts";

/** The data that is needed to render any page of a site. */
export interface RenderContext {
  shared: SharedPageData;
  /** Whether to return compressed copies too. */
  compress?: boolean;
}

/**
 * Renders some pages in this thread.
 *
 * @throws SiteCodeError if one of the site's own components throws
 */
export async function renderBatch(
  tasks: readonly PageTask[],
  { shared, compress }: RenderContext,
): Promise<RenderedPage[]> {
  const own = await loadSiteBlocks(shared.code);
  const pages = tasks.map((task) => {
    try {
      return renderPage(task, shared, own);
    } catch (error) {
      throw error instanceof BlockRenderError ? toSiteCodeError(error, task.view.route) : error;
    }
  });
  if (!compress) return pages;
  return Promise.all(
    pages.map(async (page) => {
      return { ...page, files: await addCompressedCopies(page.files) };
    }),
  );
}

function toSiteCodeError(
  { type, message: reason }: BlockRenderError,
  route: string,
): SiteCodeError {
  return new SiteCodeError(siteCodeStrings.rendered({ type, route, reason }));
}
