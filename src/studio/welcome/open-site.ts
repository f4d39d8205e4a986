import { handBytes } from "../browser/hand-bytes.ts";
import { createHostPictures } from "../browser/host-pictures.ts";
import { pageAddresses } from "../browser/static-addresses.ts";
import { trustedScript } from "../browser/trusted-types.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { broughtOver, type CompiledSite, isOtherCode } from "./compiled-site.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { runShell } from "./run-shell.tsx";

/** Milliseconds after which the studio is there, and its files may be kept without being in anybody's way. */
const quiet = 3000;

/** Opens the studio over a host, with the site that was compiled in. The element is emptied before. */
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
