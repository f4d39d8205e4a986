import { Worker } from "node:worker_threads";
import { OwnCodeFault } from "../../load/site-code/own-files.ts";
import type { Jobs } from "./jobs.ts";
import { openShelf } from "./text-shelf.ts";

/** A worker's answer: what a job came to, or what went wrong. */
export interface Answer {
  id: number;
  result?: unknown;
  error?: Error;
  /** What went wrong is a fault of the site's own code. */
  isOwnCode?: boolean;
}

/** In a thread of its own, source has to be made readable again (https://tsx.hirok.io/dev-api). */
const fromSource = `(async () => {
  const { register } = await import("tsx/esm/api");
  register();
  await import(${JSON.stringify(new URL("./worker.ts", import.meta.url).href)});
})()`;

const isSource = import.meta.url.endsWith(".ts");
const entry = isSource ? fromSource : new URL("./worker.mjs", import.meta.url);

/** A thread that does the jobs of `worker.ts`, one after the other. */
export class PoolWorker {
  /** The texts that it reads, for whoever asks for them. */
  readonly shelf = openShelf();
  private readonly thread: Worker;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;
  private fault?: Error;

  constructor() {
    this.thread = new Worker(entry, {
      eval: isSource,
      // With 16 MB the process takes 40 MB more, and no less time.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    this.thread.on("message", (answer: Answer) => this.waiting.get(answer.id)?.(answer));
    this.thread.on("error", (error: Error) => this.fail(error));
  }

  /** What a job came to. Throws what the worker threw. */
  async ask<Kind extends keyof Jobs>(
    kind: Kind,
    job: Jobs[Kind]["job"],
  ): Promise<Jobs[Kind]["result"]> {
    if (this.fault) throw this.fault;
    this.last += 1;
    const id = this.last;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.thread.postMessage({ id, kind, job });
    const { error, isOwnCode, result } = await answer;
    this.waiting.delete(id);
    if (error) throw isOwnCode ? new OwnCodeFault(error.message) : error;
    return result as Jobs[Kind]["result"];
  }

  async end(): Promise<void> {
    await this.thread.terminate();
    this.shelf.close();
  }

  private fail(error: Error): void {
    this.fault = error;
    for (const [id, answer] of this.waiting) answer({ id, error });
  }
}
