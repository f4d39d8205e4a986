import { expect, test } from "vitest";
import { createPreviewWorkerClient } from "./worker-client.ts";

/** A worker whose script fails to load. */
class MissingWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
}

test("rejects every request if the worker script fails to load", async () => {
  const core = createPreviewWorkerClient(new MissingWorker() as unknown as Worker);
  await expect(core.check([])).rejects.toThrow("the core is gone");
  await expect(core.overview([])).rejects.toThrow();
});
