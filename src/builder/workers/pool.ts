import { availableParallelism } from "node:os";
import { PoolWorker } from "./worker-pool.ts";

/** A thread takes about as long to start as a thousand pages take to be made. */
const worthwhile = 2000;
/** More threads than these wait for the disk, and each takes its memory. */
const mostWorkers = 3;

/** The workers of a build, which are started when there is enough for them to do. */
export class Pool {
  private workers: readonly PoolWorker[] = [];

  /** Who helps with so many files or pages: a worker for each further processor, none where it is few. */
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
