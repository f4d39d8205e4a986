import { handBytes } from "../browser/hand-bytes.ts";
import { createHostPictures } from "../browser/host-pictures.ts";
import { pageAddresses } from "../browser/static-addresses.ts";
import { trustedScript } from "../browser/trusted-types.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { broughtOver, type CompiledSite, isOtherCode } from "./compiled-site.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { runShell } from "./run-shell.tsx";

/** Delay (ms) before caching for offline use starts, so that it does not slow down opening. */
const quiet = 3000;

/** Opens the studio over a backend, with the compiled site. `root` must be empty. */
export async function openSite(
  root: HTMLElement,
  host: StudioHost,
  site: CompiledSite,
): Promise<void> {
  const startWorker = () => {
    const worker = new Worker(trustedScript(`${pageAddresses.app}worker.js`), { type: "module" });
    handBytes(worker, host);
    return worker;
  };
  const brought = broughtOver(site, host);
  const styles = fetch(pageAddresses.styles).then((answer) => answer.text());
  const model = runShell(root, host, { worker: startWorker(), startWorker, brought, styles });
  model.pictures = createHostPictures(host, () => model.picturesCame());
  setTimeout(() => void keepForOffline(site.mark), quiet);
  if (await isOtherCode(site, host)) model.set({ isOtherCode: true });
}
