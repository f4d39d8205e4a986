import { availableParallelism } from "node:os";
import { PoolWorker } from "./worker-pool.ts";

/** Starting a thread takes about as long as building a thousand pages. */
const worthwhile = 2000;
/** More threads only wait for the disk, and each needs memory. */
const mostWorkers = 3;

/** The worker threads of a build. They start when there is enough work. */
export class Pool {
  private workers: readonly PoolWorker[] = [];

  /**
   * The workers for a number of files or pages: one per additional processor, none if there are few
   * items.
   */
  helpersFor(count: number): readonly PoolWorker[] {
    const asked = process.env.PRELO_WORKERS;
    const free = Math.min(availableParallelism() - 1, mostWorkers);
    const wanted = asked === undefined ? (count < worthwhile ? 0 : free) : Number(asked);
    if (wanted === 0) return [];
    if (this.workers.length === 0)
      this.workers = Array.from({ length: wanted }, () => new PoolWorker());
    return this.workers;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.end()));
  }
}
