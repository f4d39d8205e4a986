/** URLs with a file extension are left to the browser. */
const fileExtension = /\.[a-z0-9]+$/i;

/**
 * The page of this site to which a press on a link leads, or nothing where the press is the
 * browser's own: another site, a file, a new tab, an anchor of the same page.
 */
export function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = linkOf(event);
  return link ? pageOf(link) : undefined;
}

/** The link that contains the event target, if any. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

/** The page of this site to which a link leads; a list's choice leads to its place in the list. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.dataset.inPlace ?? link.href, location.href);
  if (url.origin !== location.origin || fileExtension.test(url.pathname)) return undefined;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return samePage && url.hash ? undefined : url;
}
