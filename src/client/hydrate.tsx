import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { ClientSite } from "../layout/client-site.ts";
import type { PageData } from "../layout/page-data.ts";
import { adoptBlocks } from "./live/page-blocks.ts";
import { Navigator } from "./navigate.tsx";

/**
 * Hydrates the interactive blocks of the document, each by itself: the mirror image of what prerendering
 * wrote. The router has no markup and lies outside of the document, where nothing can change it.
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
 * The places on pages that were left are ours to restore; the browser would guess before the page is
 * there. Where it shows a document, anew or from its memory, the place on it is the browser's: WebKit
 * returns to it only after `pageshow`, so we take over a turn later.
 */
function manageScrollRestoration(): void {
  const takeOver = () => setTimeout(() => restoreScrollBy("manual"));
  if (document.readyState === "complete") takeOver();
  addEventListener("pageshow", takeOver);
  addEventListener("pagehide", () => restoreScrollBy("auto"));
}

function restoreScrollBy(way: ScrollRestoration): void {
  history.scrollRestoration = way;
}
