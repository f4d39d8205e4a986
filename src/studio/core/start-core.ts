import { interactive } from "../../blocks/own-interactive.ts";
import { registry } from "../../blocks/own-registry.ts";
import { printedChecks } from "../../check/compiled/printed-checks.ts";
import { createValidator } from "../../check/shape/validator.ts";
import { joinBook } from "../../site/load.ts";
import { Core } from "./core.ts";
import type { Brought, Texts } from "./core-messages.ts";
import printed from "./own-checks.ts";
import { rules as ownRules } from "./own-rules.ts";

/** What the page asks of its worker, by name. */
export interface CoreRequests {
  start: { brought: Brought };
  check: { texts: Texts };
  look: { texts: Texts; route: string; seen: { day?: string; file?: string } };
  overview: { texts: Texts };
  changes: { texts: Texts };
  samples: { texts: Texts; file: string };
}

let core: Core | undefined;
/** Requests are answered in their order. */
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
  if (!core) throw new Error("the core has not been started");
  await core.update((given as { texts: Texts }).texts);
  return answers[name](core, given);
}

const answers: {
  [Name in Exclude<keyof CoreRequests, "start">]: (it: Core, given: CoreRequests[Name]) => unknown;
} = {
  check: (it) => it.told(),
  look: (it, { route, seen }) => it.look(route, seen),
  overview: (it) => it.overview(),
  changes: (it) => it.changes(),
  samples: (it, { file }) => it.samples(file),
};

async function start({ brought }: CoreRequests["start"]): Promise<void> {
  const { schemas } = brought;
  const validate = createValidator(schemas, printedChecks(printed, schemas));
  const own = { registry, interactive, budgets: {} };
  core = new Core({ rules: { schemas, validate, book: joinBook(ownRules) }, own, brought });
}
