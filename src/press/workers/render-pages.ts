import { availableParallelism } from "node:os";
import type { RenderedPage, Task } from "../pages/render-page.ts";
import { cutIntoBatches } from "./batches.ts";
import { type RenderSetting, renderBatch } from "./render-batch.ts";
import { PoolWorker } from "./worker-pool.ts";

/** So many pages are rendered before any of them is handed on. */
const batchSize = 32;
/** A thread takes about as long to start as a thousand pages take to be made. */
const worthwhile = 2000;
/** More threads than these wait for the disk, and each takes its memory. */
const mostWorkers = 3;

/**
 * Renders pages, where there are many with the help of a worker for each further processor. They
 * come as they are ready; few are held at a time, for the next ones wait until these are taken.
 *
 * @throws what rendering throws, here or in a worker
 */
export async function* renderPages(
  tasks: readonly Task[],
  setting: RenderSetting,
): AsyncGenerator<RenderedPage> {
  const batches = cutIntoBatches(tasks, batchSize).values();
  const workers = startWorkers(tasks.length, setting);
  // Each worker has its next batch at hand when it has done one.
  const there = [...workers, ...workers].map((worker) => renderThere(batches, worker));
  try {
    for await (const pages of merge([renderHere(batches, setting), ...there])) yield* pages;
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

type Batches = Iterable<readonly Task[]>;
type RenderWorker = PoolWorker<readonly Task[], RenderedPage[]>;

function startWorkers(pages: number, setting: RenderSetting): RenderWorker[] {
  const asked = process.env.PRELO_WORKERS;
  const free = Math.min(availableParallelism() - 1, mostWorkers);
  const count = asked === undefined ? (pages < worthwhile ? 0 : free) : Number(asked);
  return Array.from({ length: count }, () => new PoolWorker(setting));
}

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

async function* renderThere(
  batches: Batches,
  worker: RenderWorker,
): AsyncGenerator<RenderedPage[]> {
  for (const batch of batches) yield await worker.ask(batch);
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
