import type { InitialState } from "../../preview-worker/messages.ts";
import type { PreviewWorkerClient } from "../../preview-worker/worker-client.ts";
import { createBackgroundCheck } from "../background-check.ts";

/**
 * Creates a check of merged content. The check runs in a worker that exists only while it runs.
 *
 * @param ready resolves to the initial state of the worker
 * @param create creates a worker client that has not been started
 * @returns a function that resolves to the first error message of the texts; `undefined` if there
 * is none
 */
export function createMergedContentCheck(
  ready: Promise<InitialState>,
  create: () => PreviewWorkerClient,
) {
  return async (texts: ReadonlyMap<string, string>): Promise<string | undefined> => {
    let core: PreviewWorkerClient | undefined;
    const judge = createBackgroundCheck(ready, () => {
      core = create();
      return core;
    });
    try {
      const told = await judge.check(texts);
      return told.find(({ severity }) => severity === "error")?.message;
    } finally {
      core?.terminate();
    }
  };
}
