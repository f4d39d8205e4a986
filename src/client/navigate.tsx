import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { type Location, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { ClientSite } from "../layout/client-site.ts";
import { markCurrentLinks } from "../layout/header/menu.ts";
import { isStaticBlock, type PageData } from "../layout/page-data.ts";
import { announce, announceTitle } from "./announce.ts";
import type { PageBlocks } from "./interactive/page-blocks.ts";
import { internalTarget } from "./internal-links.ts";
import { completePage, loadPage, routeOf } from "./load-page.ts";
import { usePrefetch } from "./prefetch.ts";
import {
  focusTarget,
  rememberScroll,
  restoreInitialScroll,
  restoreScroll,
  watchScroll,
} from "./scroll.ts";
import { animatePageEntry, deferBlocksBelowFirstScreen } from "./transition.ts";

interface NavigatorProps {
  site: ClientSite;
  /** The page of the initial document. */
  first: PageData;
  /** Renders the blocks of pages. */
  blocks: PageBlocks;
  /** Called once after hydration. */
  onReady: () => void;
}

/** Shows the page of the current URL, and handles clicks on links without a page load. */
export function Navigator({ site, first, blocks, onReady }: NavigatorProps) {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef({ page: first, location, fresh: true });

  useEffect(onReady, []);
  useEffect(() => restoreAndTrackScroll(() => shown.current.location), []);
  useInternalLinks(site);
  usePrefetch(site);
  useEffect(() => {
    let current = true;
    // On a network or page error, let the browser load the page.
    const reload = () => current && window.location.reload();
    const before = shown.current;
    const route = targetRoute(location, before, site);
    if (route === before.page.route && before.location === location) return;
    rememberScroll(historyKey(before.location));
    const back = type === "POP" && before.location !== location;
    const show = async () => {
      const next = await loadPage(route, site, before.page);
      // A scroll position or fragment needs the complete page.
      if (back || location.hash) await completePage(next);
      if (!current) return;
      if (next === before.page && next.partial === false) appendArticleRest(next);
      shown.current = { page: next, location, fresh: false };
      blocks.show(next);
      finishNavigation({ from: before.page, to: next, location, back }, site);
      if (!next.partial) return;
      await completePage(next);
      if (current) appendArticleRest(next);
    };
    show().catch(reload);
    return () => {
      current = false;
    };
  }, [location]);

  return null;
}

interface DisplayedPage {
  page: PageData;
  location: Location;
  fresh: boolean;
}

/**
 * Returns the route to show. The initial page stays, even a 404 page, unless the query selects a
 * filter.
 */
function targetRoute(location: Location, shown: DisplayedPage, site: ClientSite): string {
  const route = routeOf(location, site);
  const named = route !== location.pathname && location.search !== "";
  return shown.fresh && shown.location === location && !named ? shown.page.route : route;
}

interface PageNavigation {
  from: PageData;
  to: PageData;
  location: Location;
  back: boolean;
}

/**
 * Completes a navigation after the new markup is shown: updates the title, scroll position and
 * focus, plays the animation, and announces the page.
 */
function finishNavigation({ from, to, location, back }: PageNavigation, site: ClientSite): void {
  document.title = to.title;
  markCurrentLinks(to.route);
  dispatchEvent(new Event("prelo:navigate"));
  if (from === to) {
    if (!back) focusTarget(location.hash);
  } else if ((from.base ?? from.route) === (to.base ?? to.route)) {
    finishInPlaceNavigation();
  } else {
    animateAndScroll(location, back);
    announceTitle(site.loaded, to.title);
  }
}

function animateAndScroll(location: Location, back: boolean): void {
  const main = document.querySelector("main");
  if (main) animatePageEntry(main);
  if (main && !back && !location.hash) deferBlocksBelowFirstScreen(main);
  if (back) restoreScroll(historyKey(location));
  else focusTarget(location.hash);
}

/**
 * Appends the rest of an article to its beginning. Existing nodes stay, because they may have the
 * focus. A photograph from a card gets the sizes of its larger slot.
 */
function appendArticleRest({ blocks: [block] }: PageData): void {
  const place = document.querySelector("main > [data-block]");
  if (!place || !block || !isStaticBlock(block)) return;
  const whole = document.createElement("div");
  whole.innerHTML = block.html;
  const words = "header .words";
  appendMissingNodes(place.querySelector(words), whole.querySelector(words));
  const sources = place.querySelectorAll<HTMLSourceElement>("header source");
  whole.querySelectorAll<HTMLSourceElement>("header source").forEach(({ sizes }, index) => {
    if (sizes) sources[index]?.setAttribute("sizes", sizes);
  });
  appendMissingNodes(place.firstElementChild, whole.firstElementChild);
  appendMissingNodes(place, whole);
  dispatchEvent(new Event("prelo:navigate"));
}

function appendMissingNodes(place: Element | null, whole: Element | null): void {
  place?.append(...[...(whole?.children ?? [])].slice(place.children.length));
}

/** Focuses the selected filter and announces the result. Keeps the scroll position. */
function finishInPlaceNavigation(): void {
  document
    .querySelector<HTMLElement>("[data-in-place][aria-current]")
    ?.focus({ preventScroll: true });
  announce(document.querySelector("[data-announce]")?.textContent ?? "");
}

/** Restores the scroll position of the initial page, then saves each later position. */
function restoreAndTrackScroll(shown: () => Location): () => void {
  restoreInitialScroll(historyKey(shown()));
  return watchScroll(() => {
    // During navigation the history entry already belongs to the next page.
    const isCurrent = (history.state?.key ?? "default") === shown().key;
    if (isCurrent) rememberScroll(historyKey(shown()));
  });
}

function historyKey(location: Location): string {
  return `${location.key} ${location.pathname}${location.search}${location.hash}`;
}

/** Handles clicks on internal links: fetches the page first, then changes the URL. */
function useInternalLinks(site: ClientSite): void {
  const navigate = useNavigate();
  useEffect(() => {
    let latest: URL | undefined;
    const follow = async (event: MouseEvent) => {
      const url = internalTarget(event);
      if (!url) return;
      event.preventDefault();
      latest = url;
      const found = await loadPage(routeOf(url, site), site).catch(() => undefined);
      if (latest !== url) return;
      if (found) flushSync(() => navigate(url.pathname + url.search + url.hash));
      else location.assign(url);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, site]);
}
