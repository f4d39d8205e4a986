import type { ListPoint } from "../../check/checklist/publication-list.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { ListedChange } from "./asked/listed-changes.ts";
import type {
  Brought,
  DrawnSample,
  Looked,
  Overview,
  PlacedPictures,
  Texts,
} from "./core-messages.ts";
import type { FileDeed, FilePlan } from "./filing/file-plans.ts";
import type { Nameable } from "./filing/uses-of.ts";
import type { HandoutAnswer, HandoutAsked } from "./handout/handout-messages.ts";
import type { CoreRequests } from "./start-core.ts";

/**
 * Client of the preview worker. Answers arrive in the order of the requests. Every request carries
 * the texts that the worker does not have yet.
 */
export interface CoreClient {
  start(brought: Brought): Promise<void>;
  /** All diagnostics of the content. */
  check(texts: Texts): Promise<Diagnostic[]>;
  /** Diagnostics of these texts on their own. Much faster than the full check. */
  own(texts: Texts): Promise<Diagnostic[]>;
  /** The checklist before a site goes live. */
  points(texts: Texts): Promise<ListPoint[]>;
  /**
   * Renders a page as visitors see it on `day`, or with all content if no day is given. `file` is
   * the one shown at present.
   */
  look(texts: Texts, route: string, seen: { day?: string; file?: string }): Promise<Looked>;
  overview(texts: Texts): Promise<Overview>;
  /** Changes since the studio was opened, or since the texts in `then`. */
  changes(texts: Texts, then?: Texts): Promise<ListedChange[]>;
  /** Thumbnails of all block types that can be added to the page of that file. */
  samples(texts: Texts, file: string): Promise<DrawnSample[]>;
  /** The files of a picture that nothing references after the changes. */
  unshown(texts: Texts, name: string, changes: readonly FileChange[]): Promise<string[]>;
  /** Plans a file operation; `undefined` if the file does not exist. */
  plan(texts: Texts, deed: FileDeed): Promise<FilePlan | undefined>;
  /** All places that reference a part of the content. */
  uses(texts: Texts, part: Nameable): Promise<Nameable[]>;
  /** Exports pages of the site as a single file, for people without a studio. */
  handout(texts: Texts, asked: HandoutAsked): Promise<HandoutAnswer>;
  /** Sets how pictures are rendered from now on. */
  place(placed: PlacedPictures): Promise<void>;
  /** Terminates the worker. */
  end(): void;
}

/** Creates the client of a worker. A request rejects if the worker throws: that is a bug. */
export function createCoreClient(worker: Worker): CoreClient {
  const waiting = new Map<number, { done(value: never): void; failed(error: Error): void }>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.fault === undefined) asked?.done(data.value as never);
    else asked?.failed(new Error(data.fault));
  });
  // The script failed to load or crashed: no answer will come, so reject all pending requests.
  worker.addEventListener("error", ({ message }) => {
    for (const { failed } of waiting.values()) failed(new Error(message || "the core is gone"));
    waiting.clear();
  });
  const ask = <Value>(name: keyof CoreRequests, given: object): Promise<Value> =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      worker.postMessage({ id: last, name, given });
    });
  return {
    start: (brought) => ask("start", { brought }),
    check: (texts) => ask("check", { texts }),
    own: (texts) => ask("own", { texts }),
    points: (texts) => ask("points", { texts }),
    look: (texts, route, seen) => ask("look", { texts, route, seen }),
    overview: (texts) => ask("overview", { texts }),
    changes: (texts, then) => ask("changes", { texts, then }),
    samples: (texts, file) => ask("samples", { texts, file }),
    plan: (texts, deed) => ask("plan", { texts, deed }),
    uses: (texts, part) => ask("uses", { texts, part }),
    handout: (texts, asked) => ask("handout", { texts, asked }),
    unshown: (texts, name, changes) => ask("unshown", { texts, name, changes }),
    place: (placed) => ask("place", { texts: [], placed }),
    end: () => worker.terminate(),
  };
}

interface Answer {
  id: number;
  value?: unknown;
  fault?: string;
}
