/** URLs with a file extension are left to the browser. */
const fileExtension = /\.[a-z0-9]+$/i;

/**
 * Returns the page of this site that a click leads to; `undefined` if the browser must handle it:
 * another site, a file, a new tab, a fragment of the same page.
 */
export function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = closestLink(event);
  return link ? internalPageUrl(link) : undefined;
}

/** Returns the link that contains the event target, if any. */
export function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

/** Returns the page of this site that a link leads to; for a filter choice, its in-place URL. */
export function internalPageUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.dataset.inPlace ?? link.href, location.href);
  if (url.origin !== location.origin || fileExtension.test(url.pathname)) return undefined;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return samePage && url.hash ? undefined : url;
}
