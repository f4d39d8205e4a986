import type { RenderedPage, Task } from "../pages/render-page.ts";
import { cutIntoBatches } from "./batches.ts";
import type { Pool } from "./pool.ts";
import { type RenderSetting, renderBatch } from "./render-batch.ts";
import type { PoolWorker } from "./worker-pool.ts";

/** So many pages are rendered before any of them is handed on. */
const batchSize = 32;

/**
 * Renders pages, where there are many with the help of a worker for each further processor. They
 * come as they are ready; few are held at a time, for the next ones wait until these are taken.
 *
 * @throws what rendering throws, here or in a worker
 */
export async function* renderPages(
  tasks: readonly Task[],
  setting: RenderSetting,
  pool: Pool,
): AsyncGenerator<RenderedPage> {
  const batches = cutIntoBatches(tasks, batchSize).values();
  const workers = pool.helpersFor(tasks.length);
  await Promise.all(workers.map((worker) => worker.ask("prepare", setting)));
  // Each worker has its next batch at hand when it has done one.
  const there = [...workers, ...workers].map((worker) => renderThere(batches, worker));
  for await (const pages of merge([renderHere(batches, setting), ...there])) yield* pages;
}

type Batches = Iterable<readonly Task[]>;

async function* renderHere(
  batches: Batches,
  setting: RenderSetting,
): AsyncGenerator<RenderedPage[]> {
  for (const batch of batches) {
    // Between two batches of its own, this thread hears the workers.
    await new Promise(setImmediate);
    yield await renderBatch(batch, setting);
  }
}

async function* renderThere(batches: Batches, worker: PoolWorker): AsyncGenerator<RenderedPage[]> {
  for (const batch of batches) yield await worker.ask("render", batch);
}

/** What several sources give, as it comes. */
async function* merge<Item>(sources: readonly AsyncIterator<Item>[]): AsyncGenerator<Item> {
  const next = (source: AsyncIterator<Item>) => {
    const coming = source.next().then((result) => ({ source, result }));
    // Whoever takes no more, because something else went wrong, does not care for a second fault.
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
