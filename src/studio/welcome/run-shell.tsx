import { createRoot } from "react-dom/client";
import type { Begun } from "../app/begin.ts";
import { followCode } from "../app/code/follow-code.ts";
import { Studio } from "../app/shell.tsx";
import { StudioModel } from "../app/studio-model.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { createCoreClient } from "../preview-worker/core-client.ts";

/**
 * Shows the studio over a host.
 *
 * @param root is empty
 * @returns the studio; afterwards, with what it started from, it opens
 */
export function runShell(root: HTMLElement, host: StudioHost, begun: Begun): StudioModel {
  const judge = () => createCoreClient(begun.startWorker());
  const model = new StudioModel(host, createCoreClient(begun.worker), judge);
  createRoot(root).render(<Studio model={model} />);
  followCode(model, begun.brought);
  void model.open(begun);
  addEventListener("hashchange", () => void model.goTo(location.hash));
  // A file that falls beside its field does not take the studio's place.
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
  }
  // What was typed last is handed over before the page goes away.
  addEventListener("pagehide", () => void model.session.close());
  return model;
}
