import { Worker } from "node:worker_threads";

/** A worker's answer: what a job came to, or what went wrong. */
export interface Answer<Result> {
  id: number;
  result?: Result;
  error?: Error;
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
export class PoolWorker<Job, Result> {
  private readonly thread: Worker;
  private readonly waiting = new Map<number, (answer: Answer<Result>) => void>();
  private last = 0;
  private fault?: Error;

  /** @param setting what all its jobs need */
  constructor(setting: unknown) {
    this.thread = new Worker(entry, {
      eval: isSource,
      workerData: setting,
      // With 16 MB the process takes 40 MB more, and no less time.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    this.thread.on("message", (answer: Answer<Result>) => this.waiting.get(answer.id)?.(answer));
    this.thread.on("error", (error: Error) => this.fail(error));
  }

  /** What a job came to. Throws what the worker threw. */
  async ask(job: Job): Promise<Result> {
    if (this.fault) throw this.fault;
    this.last += 1;
    const id = this.last;
    const answer = new Promise<Answer<Result>>((resolve) => this.waiting.set(id, resolve));
    this.thread.postMessage({ id, job });
    const { error, result } = await answer;
    this.waiting.delete(id);
    if (error) throw error;
    return result as Result;
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private fail(error: Error): void {
    this.fault = error;
    for (const [id, answer] of this.waiting) answer({ id, error });
  }
}
