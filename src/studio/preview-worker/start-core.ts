import { interactive } from "../../blocks/own-interactive.ts";
import { registry } from "../../blocks/own-registry.ts";
import { blockResolvers } from "../../blocks/rules/block-resolvers.ts";
import { printedChecks } from "../../check/compiled/printed-checks.ts";
import { createQuickValidator } from "../../check/compiled/quick-validator.ts";
import { engineCollections } from "../../check/site-index/engine-collections.ts";
import { joinRules } from "../../check/site-rules.ts";
import { partResolvers } from "../../load/resolve/parts.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import type { Asked } from "./asked/asked.ts";
import { Core } from "./core.ts";
import { CoreFiles } from "./core-files.ts";
import type { Brought, PlacedPictures, Texts } from "./core-messages.ts";
import type { FileDeed } from "./filing/file-plans.ts";
import type { Nameable } from "./filing/uses-of.ts";
import type { HandoutAnswer, HandoutAsked } from "./handout/handout-messages.ts";
import { rules as ownRules } from "./own-rules.ts";
import printed from "./own-short-checks.ts";

/** Requests from the page to the worker, by name. */
export interface CoreRequests {
  start: { brought: Brought };
  check: { texts: Texts };
  own: { texts: Texts };
  points: { texts: Texts };
  look: { texts: Texts; route: string; seen: { day?: string; file?: string } };
  overview: { texts: Texts };
  changes: { texts: Texts; then?: Texts };
  samples: { texts: Texts; file: string };
  plan: { texts: Texts; deed: FileDeed };
  uses: { texts: Texts; part: Nameable };
  handout: { texts: Texts; asked: HandoutAsked };
  place: { texts: Texts; placed: PlacedPictures };
  unshown: { texts: Texts; name: string; changes: readonly FileChange[] };
}

/** State of the worker after `start`. */
interface Started {
  files: CoreFiles;
  opened: CoreFiles;
  core: Core;
  asked(): Promise<Asked>;
  handout(what: HandoutAsked): Promise<HandoutAnswer>;
}

let started: Started | undefined;
/** Queue: requests are handled one after the other. */
let turn: Promise<void> = Promise.resolve();

addEventListener(
  "message",
  ({ data }: MessageEvent<{ id: number; name: keyof CoreRequests; given: never }>) => {
    turn = turn.then(async () => {
      const answer = await handle(data.name, data.given).then(
        (value) => ({ id: data.id, value }),
        (error: Error) => ({ id: data.id, fault: error.stack ?? error.message }),
      );
      postMessage(answer);
    });
  },
);

async function handle(name: keyof CoreRequests, given: never): Promise<unknown> {
  if (name === "start") return start(given);
  if (!started) throw new Error("the core has not been started");
  take(started, (given as { texts: Texts }).texts);
  return answers[name](started, given);
}

/** Applies texts that differ from the ones held. */
function take({ files, opened }: Started, texts: Texts): void {
  // The first texts are those on disk.
  if (files.version === 0) opened.take(texts);
  files.take(texts);
}

const answers: {
  [Name in Exclude<keyof CoreRequests, "start">]: (
    it: Started,
    given: CoreRequests[Name],
  ) => Promise<unknown>;
} = {
  check: async ({ asked }) => (await asked()).told(),
  own: async ({ asked }, { texts }) => (await asked()).own(texts.map(([path]) => path)),
  points: async ({ asked }) => (await asked()).points(),
  look: ({ core }, { route, seen }) => core.look(route, seen),
  overview: ({ core }) => core.overview(),
  changes: async ({ asked }, { then }) => (await asked()).changes(then),
  samples: async ({ asked }, { file }) => (await asked()).samples(file),
  uses: async ({ asked }, { part }) => (await asked()).uses(part),
  place: async ({ core }, { placed }) => core.place(placed),
  unshown: async ({ asked }, { name, changes }) => (await asked()).unshown(name, changes),
  plan: async ({ asked }, { deed }) => (await asked()).plan(deed),
  handout: ({ handout }, { asked }) => handout(asked),
};

async function start({ brought }: CoreRequests["start"]): Promise<void> {
  const { schemas, folder, paths } = brought;
  const [files, opened] = [new CoreFiles(folder, paths), new CoreFiles(folder, paths)];
  const checks = printedChecks(printed, schemas);
  const own = { registry, interactive, budgets: {} };
  const book = joinRules([
    { collections: engineCollections, resolvers: partResolvers },
    { resolvers: blockResolvers },
    ownRules,
  ]);
  const rules = { schemas, validate: createQuickValidator(checks), book };
  const told = async () => (await asked()).told();
  const core = new Core(files, { rules, own, brought, told });
  const newest = () => core.newest();
  let asking: Promise<Asked> | undefined;
  const asked = () => {
    asking ??= import("./asked/asked.ts").then(
      (made) => new made.Asked({ files, opened, brought, ownRules, own, newest }),
    );
    return asking;
  };
  const handout = async (what: HandoutAsked) => {
    const { drawHandout, refuseHandout, untracedSite, fileAt } = await loadHandout();
    const written = await core.written();
    if (!written) return refuseHandout(await told());
    return drawHandout(untracedSite(written), what, { own, fileAt });
  };
  started = { files, opened, core, asked, handout };
}

const loadHandout = async () => ({
  ...(await import("./handout/draw-handout.ts")),
  ...(await import("./handout/untraced-site.ts")),
  ...(await import("./handout/fetched-files.ts")),
});
