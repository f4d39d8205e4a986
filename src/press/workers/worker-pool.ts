import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Kind } from "./worker.ts";

/** Threads that help with a large site. */
export interface Crew {
  /**
   * Shares jobs out: each goes to the next thread that is free, this one included.
   *
   * @param here does a job in this thread
   * @param there does a job by asking a helper, who takes what can travel; asks for the job as it is unless told
   * @returns what each job came to, in the order of the jobs
   */
  share<Job, Result>(
    kind: Kind,
    jobs: readonly Job[],
    here: (job: Job) => Result | Promise<Result>,
    there?: There<Job, Result>,
  ): Promise<Result[]>;
  /** Tells all helpers something that the jobs to come need. */
  tell(kind: Kind, word: unknown): Promise<void>;
  end(): Promise<void>;
}

/** Does a job with the help of another thread; `ask` gives what that made of it. */
export type There<Job, Result> = (
  job: Job,
  ask: (job: unknown) => Promise<unknown>,
) => Promise<Result>;

/** A thread takes about as long to start as a thousand pages take to be made. */
const worthwhile = 2000;
/** More threads than these wait for the disk, and each takes its memory. */
const mostHelpers = 3;

/**
 * Starts as many helpers as the machine has processors besides this thread's; none for a small site.
 *
 * @param files the number of content files
 */
export function startCrew(files: number): Crew {
  const asked = process.env.PRELO_HELPERS;
  const free = Math.min(availableParallelism() - 1, mostHelpers);
  const count = asked === undefined ? (files < worthwhile ? 0 : free) : Number(asked);
  return createCrew(Array.from({ length: count }, () => new Helper()));
}

/** This thread without any help. */
export const alone: Crew = createCrew([]);

function createCrew(helpers: readonly Helper[]): Crew {
  return {
    async share<Job, Result>(
      kind: Kind,
      jobs: readonly Job[],
      here: (job: Job) => Result | Promise<Result>,
      there: There<Job, Result> = (job, ask) => ask(job) as Promise<Result>,
    ) {
      const results: Result[] = [];
      let next = 0;
      const work = async (does: (job: Job) => Promise<Result>) => {
        while (next < jobs.length) {
          const index = next;
          next += 1;
          results[index] = await does(jobs[index] as Job);
        }
      };
      const own = async (job: Job) => {
        // Between two jobs of its own, this thread hears the helpers.
        await new Promise(setImmediate);
        return here(job);
      };
      // Each helper has its next job at hand when it has done one.
      const theirs = helpers.flatMap((helper) => [helper, helper]);
      await Promise.all([
        ...theirs.map((helper) => work((job) => there(job, (packed) => helper.ask(kind, packed)))),
        work(own),
      ]);
      return results;
    },
    async tell(kind, word) {
      await Promise.all(helpers.map((helper) => helper.ask(kind, word)));
    },
    async end() {
      await Promise.all(helpers.map((helper) => helper.end()));
    },
  };
}

/** In a thread of its own, source has to be made readable again (https://tsx.hirok.io/dev-api). */
const fromSource = `(async () => {
  const { register } = await import("tsx/esm/api");
  register();
  await import(${JSON.stringify(new URL("./worker.ts", import.meta.url).href)});
})()`;

const isSource = import.meta.url.endsWith(".ts");
const entry = isSource ? fromSource : new URL("./worker.mjs", import.meta.url);

/** A thread that does one job after the other. */
class Helper {
  private readonly thread = new Worker(entry, {
    eval: isSource,
    // With 16 MB the process takes 40 MB more, and no less time.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;
  private fault?: Error;

  constructor() {
    this.thread.on("message", (answer: Answer) => this.waiting.get(answer.id)?.(answer));
    this.thread.on("error", (error: Error) => this.fail(error));
    // A helper that has nothing to do keeps nobody waiting.
    this.thread.unref();
  }

  /** What a job came to. Throws what the helper threw. */
  async ask(kind: Kind, job: unknown): Promise<unknown> {
    if (this.fault) throw this.fault;
    this.last += 1;
    const id = this.last;
    this.thread.ref();
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.thread.postMessage({ id, kind, job });
    const { error, result } = await answer;
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.thread.unref();
    if (error) throw error;
    return result;
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private fail(error: Error): void {
    this.fault = error;
    for (const [id, answer] of this.waiting) answer({ id, error });
  }
}
