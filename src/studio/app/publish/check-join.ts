import type { CoreClient } from "../../preview-worker/core-client.ts";
import type { Brought } from "../../preview-worker/core-messages.ts";
import { createJudge } from "../core-check.ts";

/**
 * What tells the first mistake of a whole content that nobody has seen yet: by a core of its own, which is there only
 * for that.
 *
 * @param ready what the core starts from
 * @param create makes a core that has not been started
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
