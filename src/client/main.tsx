import { startTransition } from "react";
import type { SharedClientData } from "../layout/client-site.ts";
import { bindMenu } from "../layout/header/menu.ts";
import { ensureLiveRegion } from "./announce.ts";
import { hydrate } from "./hydrate.tsx";
import { patchDomForMovedNodes } from "./interactive/allow-moved-nodes.ts";
import { loadPage, tryLoadComponents } from "./load-page.ts";
import { rememberStyleSheetAddress } from "./load-styles.ts";
import { readPageData } from "./page-data-from-document.ts";

/**
 * Starts the client: loads the chunks of the document's interactive blocks, then hydrates.
 *
 * @param onReady called once the page is interactive
 */
export async function start(site: SharedClientData, onReady: () => void): Promise<void> {
  // A rewritten document may run its scripts twice.
  started ??= hydrateDocument(site);
  await started;
  onReady();
}

let started: Promise<void> | undefined;

async function hydrateDocument(site: SharedClientData): Promise<void> {
  const page = readPageData(site.styles);
  rememberStyleSheetAddress(site.styles);
  bindMenu(site.menu);
  ensureLiveRegion();
  if (page.route === `${site.base ?? ""}/404`) void redirectToLowerCase(site);
  await tryLoadComponents(page);
  patchDomForMovedNodes();
  addEventListener("prelo:navigate", () => attachPageBehaviours(site));
  await new Promise<void>((resolve) => startTransition(() => hydrate(site, page, resolve)));
  attachPageBehaviours(site);
}

/**
 * Loads the behaviours of static markup, if the page has any. The markup also works without them.
 */
function attachPageBehaviours({ share }: SharedClientData): void {
  if (!document.querySelector("[data-behaviour]")) return;
  import("../layout/behaviours.ts")
    .then((code) => code.attachBehaviours({ share }))
    .catch(() => {});
}

/** Redirects a URL with the wrong case to the page in lower case, if there is one. */
async function redirectToLowerCase(site: SharedClientData): Promise<void> {
  const { base = "" } = site;
  const lower = base + location.pathname.slice(base.length).toLowerCase();
  if (lower === location.pathname) return;
  const found = await loadPage(lower, site).catch(() => undefined);
  if (found) location.replace(lower + location.search + location.hash);
}
