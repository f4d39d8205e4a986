import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { ClientSite } from "../page/client-site.ts";
import type { PageData } from "../page/page-data.ts";
import { Navigator } from "./navigate.tsx";

/** Hydrates the blocks of the document: the mirror image of what prerendering wrote. */
export function hydrate(site: ClientSite, page: PageData, onReady: () => void): void {
  keepPlaces();
  hydrateRoot(
    document.querySelector("main") as HTMLElement,
    // A press is answered in the frame it falls into, not when React finds the time.
    <BrowserRouter useTransitions={false}>
      <Navigator site={site} first={page} onReady={onReady} />
    </BrowserRouter>,
  );
}

/**
 * The places on pages that were left are ours to restore; the browser would guess before the page is
 * there. Where it shows a document, anew or from its memory, the place on it is the browser's: WebKit
 * returns to it only after `pageshow`, so we take over a turn later.
 */
function keepPlaces(): void {
  const takeOver = () => setTimeout(() => restoreScrollBy("manual"));
  if (document.readyState === "complete") takeOver();
  addEventListener("pageshow", takeOver);
  addEventListener("pagehide", () => restoreScrollBy("auto"));
}

function restoreScrollBy(way: ScrollRestoration): void {
  history.scrollRestoration = way;
}
