import type { Brought } from "../core/core-messages.ts";
import { pageAddresses } from "../server/api-addresses.ts";

/** What takes long and needs no other script: it is on its way before the shell is read. */
export interface Begun {
  worker: Worker;
  brought: Promise<Brought>;
  /** The styles of the site. */
  styles: Promise<string>;
}

declare global {
  interface Window {
    preloBegun?: Begun;
  }
}

window.preloBegun = {
  worker: new Worker(`${pageAddresses.app}worker.js`, { type: "module" }),
  brought: fetch(pageAddresses.brought).then((answer) => answer.json()),
  styles: fetch(pageAddresses.styles).then((answer) => answer.text()),
};
