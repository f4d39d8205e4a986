const positions = new Map<string, number>();

/** Remembers where the visitor stood on an entry of the history; nothing is stored beyond the tab. */
export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Returns to where the visitor stood on an entry, if it was seen in this document. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
}

/** Shows the element that an address names, or the top of the page; gives it the focus. */
export function showTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
  focusHeading(target ?? document.querySelector("main"));
}

/** Gives the focus to the first heading in an element, so that a screen reader reads on from there. */
function focusHeading(element: Element | null): void {
  const heading = element?.querySelector<HTMLElement>("h1, h2, h3") ?? element;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
