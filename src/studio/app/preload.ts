import { pageAddresses } from "../backend-contract/api-addresses.ts";
import { markAsTrustedScriptUrl } from "../browser/trusted-types.ts";
import type { InitialState } from "../preview-worker/messages.ts";

/**
 * The results of slow start-up work that needs no other script. This module is loaded first, so the
 * work begins while the app bundle is still being parsed.
 */
export interface StartupAssets {
  /** The preview worker, which renders the pages. */
  worker: Worker;
  startWorker(): Worker;
  brought: Promise<InitialState>;
  /** The CSS of the site. */
  styles: Promise<string>;
}

declare global {
  interface Window {
    preloBegun?: StartupAssets;
  }
}

const startWorker = () =>
  new Worker(markAsTrustedScriptUrl(`${pageAddresses.app}worker.js`), { type: "module" });

window.preloBegun = {
  worker: startWorker(),
  startWorker,
  brought: fetch(pageAddresses.brought).then((answer) => answer.json()),
  styles: fetch(pageAddresses.styles).then((answer) => answer.text()),
};
