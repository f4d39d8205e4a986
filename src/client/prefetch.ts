import { useEffect } from "react";
import type { ClientSite } from "../layout/client-site.ts";
import { idle } from "./idle.ts";
import { linkOf, pageOf } from "./link-targets.ts";
import { loadStyles } from "./load-styles.ts";
import { loadPage, routeOf } from "./page-source.ts";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the visitor's connection allows to fetch what may not be needed. Where it is slow, what a
 * pointer comes near may still be fetched, but nothing on mere suspicion.
 */
function mayPrefetch(slow: RegExp): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slow.test(connection?.effectiveType ?? "");
}

/**
 * Fetches what pages share and the pages of the header while nothing else is to do, then the pages
 * to which headings in view lead, and any page as soon as a pointer, a finger or the focus comes to
 * a link that leads there. Links in a closed menu wait until it opens: on a phone few are ever opened.
 */
export function usePrefetch(site: ClientSite): void {
  useEffect(() => {
    const prefetch = (link: HTMLAnchorElement | null, slow: RegExp) => {
      const url = link && mayPrefetch(slow) && pageOf(link);
      if (url) loadPage(routeOf(url, site), site).catch(() => {});
    };
    const approach = (event: Event) => prefetch(linkOf(event), /2g/);
    const stopWatching = watchHeadings(prefetchIdle(site), (link) => prefetch(link, /[23]g/));
    const types = ["pointerover", "touchstart", "focusin"];
    for (const type of types) document.addEventListener(type, approach, { passive: true });
    return () => {
      stopWatching();
      for (const type of types) document.removeEventListener(type, approach);
    };
  }, [site]);
}

async function prefetchIdle(site: ClientSite): Promise<void> {
  if (!mayPrefetch(/[23]g/)) return;
  await loadStyles().catch(() => {});
  const links = [...document.querySelectorAll("header nav a")];
  const pages = links.map((link) => link.getAttribute("href") ?? "");
  const [link] = links;
  if (link?.getClientRects().length) return prefetchPages(pages, site);
  if (link) onFirstVisible(link, () => void prefetchPages(pages, site));
}

/** Calls `meet` once a hidden element becomes visible. */
function onFirstVisible(element: Element, meet: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    meet();
  });
  observer.observe(element);
}

/** Sequential, so that a click waits for at most one prefetch. */
async function prefetchPages(routes: readonly string[], site: ClientSite): Promise<void> {
  for (const to of routes) {
    await idle();
    // Other sites have no page of ours, and a part of a page has none of its own.
    if (/^\/[^?#]*$/.test(to) && to !== location.pathname) await loadPage(to, site).catch(() => {});
  }
}

/** Calls `meet` with each link in a heading that comes into view, on this page and those that follow. */
function watchHeadings(ready: Promise<void>, meet: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) meet(target as HTMLAnchorElement);
  });
  const look = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll("main :is(h2, h3) a")) observer.observe(link);
  };
  void ready.then(look);
  addEventListener("prelo:navigate", look);
  return () => {
    observer.disconnect();
    removeEventListener("prelo:navigate", look);
  };
}
