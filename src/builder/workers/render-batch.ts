import { loadOwnBlocks } from "../../load/site-code/load-own.ts";
import { OwnCodeFault } from "../../load/site-code/own-files.ts";
import { ownCodeWords } from "../../load/site-code/words.pt-br.ts";
import { withCompressed } from "../html/compress.ts";
import { BlockFault } from "../pages/prerender.tsx";
import { type RenderedPage, renderPage, type Shared, type Task } from "../pages/render-page.ts";

/** The data that rendering needs for all pages of a site. */
export interface RenderSetting {
  shared: Shared;
  /** Also return compressed files. */
  compress?: boolean;
}

/**
 * Renders some pages in this thread.
 *
 * @throws OwnCodeFault if a component of the site's own throws
 */
export async function renderBatch(
  tasks: readonly Task[],
  { shared, compress }: RenderSetting,
): Promise<RenderedPage[]> {
  const own = await loadOwnBlocks(shared.code);
  const pages = tasks.map((task) => {
    try {
      return renderPage(task, shared, own);
    } catch (error) {
      throw error instanceof BlockFault ? toFault(error, task.view.route) : error;
    }
  });
  if (!compress) return pages;
  return Promise.all(
    pages.map(async (page) => {
      return { ...page, files: await withCompressed(page.files) };
    }),
  );
}

function toFault({ type, message: reason }: BlockFault, route: string): OwnCodeFault {
  return new OwnCodeFault(ownCodeWords.rendered({ type, route, reason }));
}
