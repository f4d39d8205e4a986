import { loadOwnBlocks } from "../../site/own/load-own.ts";
import { withCompressed } from "../file/compress.ts";
import { type RenderedPage, renderPage, type Shared, type Task } from "../pages/render-page.ts";

/** What the rendering of all pages of a site needs. */
export interface RenderSetting {
  shared: Shared;
  /** Files come compressed, too. */
  compress?: boolean;
}

/** Renders some pages, in this thread. */
export async function renderBatch(
  tasks: readonly Task[],
  { shared, compress }: RenderSetting,
): Promise<RenderedPage[]> {
  const own = await loadOwnBlocks(shared.code);
  const pages = tasks.map((task) => renderPage(task, shared, own));
  if (!compress) return pages;
  return Promise.all(
    pages.map(async (page) => {
      return { ...page, files: await withCompressed(page.files) };
    }),
  );
}
