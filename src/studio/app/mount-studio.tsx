import { createRoot } from "react-dom/client";
import type { StartupAssets } from "../app/preload.ts";
import { followSiteCodeChanges } from "../app/site-code/reload-on-change.ts";
import { Studio } from "../app/studio.tsx";
import { StudioModel } from "../app/studio-model.ts";
import type { StorageBackend } from "../backend-contract/backend.ts";
import { createPreviewWorkerClient } from "../preview-worker/worker-client.ts";

/**
 * Renders the studio on a backend and starts loading the content.
 *
 * @param root must be empty
 * @returns the model, which is still loading
 */
export function mountStudio(
  root: HTMLElement,
  host: StorageBackend,
  begun: StartupAssets,
): StudioModel {
  const judge = () => createPreviewWorkerClient(begun.startWorker());
  const model = new StudioModel(host, createPreviewWorkerClient(begun.worker), judge);
  createRoot(root).render(<Studio model={model} />);
  followSiteCodeChanges(model, begun.brought);
  void model.open(begun);
  addEventListener("hashchange", () => void model.openHash(location.hash));
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
