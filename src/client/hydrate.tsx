import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { ClientSite } from "../layout/client-site.ts";
import type { PageData } from "../layout/page-data.ts";
import { adoptBlocks } from "./interactive/page-blocks.ts";
import { Navigator } from "./navigate.tsx";

/**
 * Hydrates the interactive blocks of the document, each as its own root. The router renders no
 * markup. Its root is detached from the document, so that no other script can modify it.
 */
export function hydrate(site: ClientSite, page: PageData, onReady: () => void): void {
  manageScrollRestoration();
  const blocks = adoptBlocks(page);
  const whenSettled = () => void blocks.settled.then(onReady);
  createRoot(document.createElement("div")).render(
    // Handle clicks in the same frame instead of as a low-priority transition.
    <BrowserRouter useTransitions={false}>
      <Navigator site={site} first={page} blocks={blocks} onReady={whenSettled} />
    </BrowserRouter>,
  );
}

/**
 * Takes over scroll restoration for in-place navigation, because the browser would restore the
 * position before the page is rendered. When a document is loaded, or restored from the
 * back/forward cache, the browser restores it. WebKit does so only after `pageshow`, so we take
 * over one task later.
 */
function manageScrollRestoration(): void {
  const takeOver = () => setTimeout(() => setScrollRestoration("manual"));
  if (document.readyState === "complete") takeOver();
  addEventListener("pageshow", takeOver);
  addEventListener("pagehide", () => setScrollRestoration("auto"));
}

function setScrollRestoration(way: ScrollRestoration): void {
  history.scrollRestoration = way;
}
