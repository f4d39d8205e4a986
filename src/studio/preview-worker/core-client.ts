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

/** The core as the studio's page asks it; answers come in the order of the questions. All take texts that it does not have. */
export interface CoreClient {
  start(brought: Brought): Promise<void>;
  /** What is wrong with the content, or worth a look. */
  check(texts: Texts): Promise<Diagnostic[]>;
  /** What is wrong with these texts by themselves: it is known long before they are compared with all others. */
  own(texts: Texts): Promise<Diagnostic[]>;
  /** What is worked off before a site goes live. */
  points(texts: Texts): Promise<ListPoint[]>;
  /** A page as visitors see it on a day; all that there is unless one is given. `file` is the one that is shown so far. */
  look(texts: Texts, route: string, seen: { day?: string; file?: string }): Promise<Looked>;
  overview(texts: Texts): Promise<Overview>;
  /** What differs from when the studio was opened, or from texts that were others at another moment. */
  changes(texts: Texts, then?: Texts): Promise<ListedChange[]>;
  /** All kinds of blocks that can be added to the page of that file. */
  samples(texts: Texts, file: string): Promise<DrawnSample[]>;
  /** The files of a picture that nothing shows any more after changes. */
  unshown(texts: Texts, name: string, changes: readonly FileChange[]): Promise<string[]>;
  /** What something to be done with a whole file comes to; nothing where the file is not there. */
  plan(texts: Texts, deed: FileDeed): Promise<FilePlan | undefined>;
  /** All places that use a part of the content. */
  uses(texts: Texts, part: Nameable): Promise<Nameable[]>;
  /** One file with pages of the site, to be shown to somebody who has no studio. */
  handout(texts: Texts, asked: HandoutAsked): Promise<HandoutAnswer>;
  /** How pictures stand on pages from now on. */
  place(placed: PlacedPictures): Promise<void>;
  /** It is not needed any more. */
  end(): void;
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
  // Its script could not be had, or it broke down: nobody answers any more.
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
