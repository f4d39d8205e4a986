import type { Diagnostic } from "../../text/diagnostic.ts";
import type { Brought, DrawnSample, Overview, PageParts, Texts } from "./core-messages.ts";
import type { CoreRequests } from "./start-core.ts";

/** The core as the studio's page asks it; answers come in the order of the questions. */
export interface CoreClient {
  start(brought: Brought): Promise<void>;
  update(texts: Texts): Promise<void>;
  /** As visitors see it on a day; all that there is unless one is given. */
  page(route: string, day?: string): Promise<PageParts | undefined>;
  overview(): Promise<Overview>;
  told(): Promise<Diagnostic[]>;
  changes(): Promise<string[]>;
  /** All kinds of blocks that can be added to the page of that file. */
  samples(file: string): Promise<DrawnSample[]>;
}

/** Makes a client of the worker that holds the core. A fault of the core rejects: it is ours. */
export function createCoreClient(worker: Worker): CoreClient {
  const waiting = new Map<number, { done(value: never): void; failed(error: Error): void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.fault === undefined) asked?.done(data.value as never);
    else asked?.failed(new Error(data.fault));
  });
  const ask = <Value>(name: keyof CoreRequests, given: object): Promise<Value> =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      worker.postMessage({ id: last, name, given });
    });
  return {
    start: (brought) => ask("start", { brought }),
    update: (texts) => ask("update", { texts }),
    page: (route, day) => ask("page", { route, day }),
    overview: () => ask("overview", {}),
    told: () => ask("told", {}),
    changes: () => ask("changes", {}),
    samples: (file) => ask("samples", { file }),
  };
}

interface Answer {
  id: number;
  value?: unknown;
  fault?: string;
}
