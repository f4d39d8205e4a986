import { siteCodeStrings } from "#lang/load/site-code/strings";
import { loadSiteBlocks } from "../../load/site-code/load-site-code.ts";
import { SiteCodeError } from "../../load/site-code/site-code-files.ts";
import { addCompressedCopies } from "../html/compress-files.ts";
import { BlockRenderError } from "../pages/prerender.tsx";
import {
  type PageTask,
  type RenderContext,
  type RenderedPage,
  renderPage,
} from "../pages/render-page.ts";
import { splitIntoBatches } from "./batches.ts";
import type { WorkerPool } from "./pool.ts";
import type { PoolWorker } from "./pool-worker.ts";

/** The number of pages in a batch. */
const batchSize = 32;

/**
 * Renders pages. If there are many, uses a worker for each additional processor. Yields each page
 * when it is ready. Only a few pages are in memory, because a batch starts only after the previous
 * one is consumed.
 *
 * @throws any error of rendering, in this thread or in a worker
 */
export async function* renderPages(
  tasks: readonly PageTask[],
  context: RenderContext,
  pool: WorkerPool,
): AsyncGenerator<RenderedPage> {
  const batches = splitIntoBatches(tasks, batchSize).values();
  const workers = pool.workersFor(tasks.length);
  await Promise.all(workers.map((worker) => worker.run("prepare", context)));
  // Each worker gets two batches at a time, so that it never idles.
  const there = [...workers, ...workers].map((worker) => renderInWorker(batches, worker));
  for await (const pages of mergeAsyncIterators([renderLocally(batches, context), ...there]))
    yield* pages;
}

type PageTaskBatches = Iterable<readonly PageTask[]>;

async function* renderLocally(
  batches: PageTaskBatches,
  context: RenderContext,
): AsyncGenerator<RenderedPage[]> {
  for (const batch of batches) {
    // Yields to the event loop between batches, so that messages of workers are received.
    await new Promise(setImmediate);
    yield await renderBatch(batch, context);
  }
}

async function* renderInWorker(
  batches: PageTaskBatches,
  worker: PoolWorker,
): AsyncGenerator<RenderedPage[]> {
  for (const batch of batches) yield await worker.run("render", batch);
}

/** Yields the items of several async iterators in order of arrival. */
async function* mergeAsyncIterators<Item>(
  sources: readonly AsyncIterator<Item>[],
): AsyncGenerator<Item> {
  const next = (source: AsyncIterator<Item>) => {
    const coming = source.next().then((result) => ({ source, result }));
    // If the consumer stopped because of one error, ignore further errors.
    coming.catch(() => undefined);
    return coming;
  };
  const waiting = new Map(sources.map((source) => [source, next(source)]));
  while (waiting.size > 0) {
    const { source, result } = await Promise.race(waiting.values());
    waiting.delete(source);
    if (result.done) continue;
    waiting.set(source, next(source));
    yield result.value;
  }
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
