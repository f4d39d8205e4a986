import { availableParallelism } from "node:os";
import { PoolWorker } from "./pool-worker.ts";

/** Starting a thread takes about as long as building a thousand pages. */
const minItems = 2000;
/** More threads only wait for the disk, and each needs memory. */
const maxWorkers = 3;

/** The worker threads of a build. They start when there is enough work. */
export class WorkerPool {
  private workers: readonly PoolWorker[] = [];

  /**
   * The workers for a number of files or pages: one per additional processor, none if there are few
   * items.
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
