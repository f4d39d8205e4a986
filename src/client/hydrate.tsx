import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { ClientSite } from "../page/app.tsx";
import type { PageData } from "../page/page-data.ts";
import { Navigator } from "./navigate.tsx";

/** Hydrates the document: the mirror image of what prerendering wrote. */
export function hydrate(site: ClientSite, page: PageData, onReady: () => void): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("The document has no #app element.");
  // The places on pages that were left are ours to restore; the browser would guess before the page is there.
  restoreScrollBy("manual");
  addEventListener("pagehide", () => restoreScrollBy("auto"));
  // A page that comes back from the browser's memory is as alive as when it was left.
  addEventListener("pageshow", () => restoreScrollBy("manual"));
  hydrateRoot(
    root,
    // A press is answered in the frame it falls into, not when React finds the time.
    <BrowserRouter useTransitions={false}>
      <Navigator site={site} first={page} onReady={onReady} />
    </BrowserRouter>,
  );
}

function restoreScrollBy(way: ScrollRestoration): void {
  history.scrollRestoration = way;
}
