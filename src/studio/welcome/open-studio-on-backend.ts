import { mountStudio } from "../app/mount-studio.tsx";
import type { StorageBackend } from "../backend-contract/backend.ts";
import { createPictureUrls } from "../browser/picture-urls.ts";
import { serveBytesToWorker } from "../browser/serve-bytes-to-worker.ts";
import { pageAddresses } from "../browser/static-studio-addresses.ts";
import { markAsTrustedScriptUrl } from "../browser/trusted-types.ts";
import {
  createInitialState,
  hasDifferentSiteCode,
  type SiteBuildData,
} from "../preview-worker/site-build-data.ts";
import { enableOffline } from "./enable-offline.ts";

/** Delay (ms) before caching for offline use starts, so that it does not slow down opening. */
const offlineDelay = 3000;

/** Opens the studio on a backend, with the compiled site. `root` must be empty. */
export async function openStudioOnBackend(
  root: HTMLElement,
  host: StorageBackend,
  site: SiteBuildData,
): Promise<void> {
  const startWorker = () => {
    const worker = new Worker(markAsTrustedScriptUrl(`${pageAddresses.app}worker.js`), {
      type: "module",
    });
    serveBytesToWorker(worker, host);
    return worker;
  };
  const brought = createInitialState(site, host);
  const styles = fetch(pageAddresses.styles).then((answer) => answer.text());
  const model = mountStudio(root, host, { worker: startWorker(), startWorker, brought, styles });
  model.pictures = createPictureUrls(host, () => model.onPicturesLoaded());
  setTimeout(() => void enableOffline(site.mark), offlineDelay);
  if (await hasDifferentSiteCode(site, host)) model.set({ hasOtherSiteCode: true });
}
