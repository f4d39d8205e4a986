import { useEffect } from "react";
import type { ClientSite } from "../layout/client-site.ts";
import { closestLink, internalPageUrl } from "./internal-links.ts";
import { loadPage, routeOf } from "./load-page.ts";
import { loadStyles } from "./load-styles.ts";
import { whenIdle } from "./when-idle.ts";

interface NetworkConnection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the connection allows prefetching: it does not save data, and its type does not match
 * `slow`. Callers count more types as slow for links that are not near the pointer.
 */
function mayPrefetch(slow: RegExp): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkConnection };
  return !connection?.saveData && !slow.test(connection?.effectiveType ?? "");
}

/**
 * Prefetches the shared style sheet and the pages of the header when idle, then the pages to which
 * visible headings link, and any page when a pointer, a touch or the focus reaches its link. Links
 * in a closed menu wait until it opens, because few visitors open it on phones.
 */
export function usePrefetch(site: ClientSite): void {
  useEffect(() => {
    const prefetch = (link: HTMLAnchorElement | null, slow: RegExp) => {
      const url = link && mayPrefetch(slow) && internalPageUrl(link);
      if (url) loadPage(routeOf(url, site), site).catch(() => {});
    };
    const approach = (event: Event) => prefetch(closestLink(event), /2g/);
    const stopWatching = watchHeadingLinks(prefetchWhenIdle(site), (link) =>
      prefetch(link, /[23]g/),
    );
    const types = ["pointerover", "touchstart", "focusin"];
    for (const type of types) document.addEventListener(type, approach, { passive: true });
    return () => {
      stopWatching();
      for (const type of types) document.removeEventListener(type, approach);
    };
  }, [site]);
}

async function prefetchWhenIdle(site: ClientSite): Promise<void> {
  if (!mayPrefetch(/[23]g/)) return;
  await loadStyles().catch(() => {});
  const links = [...document.querySelectorAll("header nav a")];
  const pages = links.map((link) => link.getAttribute("href") ?? "");
  const [link] = links;
  if (link?.getClientRects().length) return prefetchPages(pages, site);
  if (link) onFirstVisible(link, () => void prefetchPages(pages, site));
}

/** Calls `meet` when a hidden element becomes visible for the first time. */
function onFirstVisible(element: Element, meet: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    meet();
  });
  observer.observe(element);
}

/** Fetches pages one after the other, so that a click waits for at most one prefetch. */
async function prefetchPages(routes: readonly string[], site: ClientSite): Promise<void> {
  for (const to of routes) {
    await whenIdle();
    // Only paths of this site, without a query or a fragment.
    if (/^\/[^?#]*$/.test(to) && to !== location.pathname) await loadPage(to, site).catch(() => {});
  }
}

/** Calls `meet` for each link in a heading that becomes visible, on this page and later ones. */
function watchHeadingLinks(
  ready: Promise<void>,
  meet: (link: HTMLAnchorElement) => void,
): () => void {
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
