import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { Brought } from "../../preview-worker/core-messages.ts";
import { createJudge } from "../core-check.ts";

/**
 * Creates a check of merged content, in a worker that lives only for the check.
 *
 * @param ready resolves to the initial state of the worker
 * @param create creates a worker client that has not been started
 * @returns a function that resolves to the first error message of the texts; `undefined` if there
 *   is none
 */
export function checkJoins(ready: Promise<Brought>, create: () => CoreClient) {
  return async (texts: ReadonlyMap<string, string>): Promise<string | undefined> => {
    let core: CoreClient | undefined;
    const judge = createJudge(ready, () => {
      core = create();
      return core;
    });
    try {
      const told = await judge.check(texts);
      return told.find(({ severity }) => severity === "error")?.message;
    } finally {
      core?.end();
    }
  };
}
