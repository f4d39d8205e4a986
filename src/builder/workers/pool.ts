import { availableParallelism } from "node:os";
import { PoolWorker } from "./pool-worker.ts";

/**
 * The minimum number of files or pages for which threads are started. Starting a thread takes about
 * as long as building a thousand pages.
 */
const minItems = 2000;
/**
 * The maximum number of threads. More threads would only wait for the disk, and each needs memory.
 */
const maxWorkers = 3;

/** The worker threads of a build. They start only if there is enough work. */
export class WorkerPool {
  private workers: readonly PoolWorker[] = [];

  /**
   * Returns the workers for a number of files or pages: one for each additional processor, up to a
   * maximum. Returns none if there are few items. The environment variable `PRELO_WORKERS`
   * overrides the number.
   */
  workersFor(count: number): readonly PoolWorker[] {
    const asked = process.env.PRELO_WORKERS;
    const free = Math.min(availableParallelism() - 1, maxWorkers);
    const wanted = asked === undefined ? (count < minItems ? 0 : free) : Number(asked);
    if (wanted === 0) return [];
    if (this.workers.length === 0)
      this.workers = Array.from({ length: wanted }, () => new PoolWorker());
    return this.workers;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.end()));
  }
}
