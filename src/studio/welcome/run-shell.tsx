import { createRoot } from "react-dom/client";
import type { Begun } from "../app/begin.ts";
import { followCode } from "../app/code/follow-code.ts";
import { Studio } from "../app/shell.tsx";
import { StudioModel } from "../app/studio-model.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { createCoreClient } from "../preview-worker/core-client.ts";

/**
 * Renders the studio over a backend and starts loading the content.
 *
 * @param root must be empty
 * @returns the model, which is still loading
 */
export function runShell(root: HTMLElement, host: StudioHost, begun: Begun): StudioModel {
  const judge = () => createCoreClient(begun.startWorker());
  const model = new StudioModel(host, createCoreClient(begun.worker), judge);
  createRoot(root).render(<Studio model={model} />);
  followCode(model, begun.brought);
  void model.open(begun);
  addEventListener("hashchange", () => void model.goTo(location.hash));
  // A file dropped beside a drop zone must not replace the studio in the window.
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
  }
  // Save the last edits before the page is closed.
  addEventListener("pagehide", () => void model.session.close());
  return model;
}
