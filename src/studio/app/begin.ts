import { trustedScript } from "../browser/trusted-types.ts";
import { pageAddresses } from "../hosts/server/api-addresses.ts";
import type { Brought } from "../preview-worker/core-messages.ts";

/** What takes long and needs no other script: it is on its way before the shell is read. */
export interface Begun {
  /** The worker that makes the pages. */
  worker: Worker;
  startWorker(): Worker;
  brought: Promise<Brought>;
  /** The styles of the site. */
  styles: Promise<string>;
}

declare global {
  interface Window {
    preloBegun?: Begun;
  }
}

const startWorker = () =>
  new Worker(trustedScript(`${pageAddresses.app}worker.js`), { type: "module" });

window.preloBegun = {
  worker: startWorker(),
  startWorker,
  brought: fetch(pageAddresses.brought).then((answer) => answer.json()),
  styles: fetch(pageAddresses.styles).then((answer) => answer.text()),
};
