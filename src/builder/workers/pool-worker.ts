import { Worker } from "node:worker_threads";
import { SiteCodeError } from "../../load/site-code/site-code-files.ts";
import { openBodyStore } from "./body-store.ts";
import type { WorkerJobs } from "./jobs.ts";

/** The answer of a worker: the result of a job, or its error. */
export interface WorkerAnswer {
  id: number;
  result?: unknown;
  error?: Error;
  /** Whether the error is in the site's own code. */
  isOwnCode?: boolean;
}

/**
 * The script that starts a thread from TypeScript source. Each thread needs its own loader
 * (https://tsx.hirok.io/dev-api).
 */
const sourceEntry = `(async () => {
  const { register } = await import("tsx/esm/api");
  register();
  await import(${JSON.stringify(new URL("./worker.ts", import.meta.url).href)});
})()`;

const isSource = import.meta.url.endsWith(".ts");
const workerEntry = isSource ? sourceEntry : new URL("./worker.mjs", import.meta.url);

/** A thread that runs the jobs of `worker.ts`. */
export class PoolWorker {
  /** The store for the bodies of the articles that the thread reads. */
  readonly bodies = openBodyStore();
  private readonly thread: Worker;
  private readonly waiting = new Map<number, (answer: WorkerAnswer) => void>();
  private last = 0;
  private fault?: Error;

  constructor() {
    this.thread = new Worker(workerEntry, {
      eval: isSource,
      // With a limit of 16 MB, the process needs 40 MB more and is not faster.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    this.thread.on("message", (answer: WorkerAnswer) => this.waiting.get(answer.id)?.(answer));
    this.thread.on("error", (error: Error) => this.fail(error));
  }

  /** Runs a job and returns its result. Rejects with the worker's error. */
  async run<Kind extends keyof WorkerJobs>(
    kind: Kind,
    job: WorkerJobs[Kind]["job"],
  ): Promise<WorkerJobs[Kind]["result"]> {
    if (this.fault) throw this.fault;
    this.last += 1;
    const id = this.last;
    const answer = new Promise<WorkerAnswer>((resolve) => this.waiting.set(id, resolve));
    this.thread.postMessage({ id, kind, job });
    const { error, isOwnCode, result } = await answer;
    this.waiting.delete(id);
    if (error) throw isOwnCode ? new SiteCodeError(error.message) : error;
    return result as WorkerJobs[Kind]["result"];
  }

  async end(): Promise<void> {
    await this.thread.terminate();
    this.bodies.close();
  }

  private fail(error: Error): void {
    this.fault = error;
    for (const [id, answer] of this.waiting) answer({ id, error });
  }
}
