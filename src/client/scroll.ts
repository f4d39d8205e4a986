/*
 * Where the visitor stood on the entries of the history. It goes along in the state of the entry on
 * which they are, so that a reload forgets nothing and nothing is stored beyond the tab.
 */
const positions = new Map<string, number>(Object.entries(history.state?.positions ?? {}));

/** Whether the browser left the place on this document to us: it missed that the one before was left. */
const restoresManually = history.scrollRestoration === "manual";

/** WebKit takes a hundred changes of the history in half a minute. */
const saveInterval = 400;

/** Saves the scroll position of a history entry. */
export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY);
  history.replaceState({ ...history.state, positions: Object.fromEntries(positions) }, "");
}

/** Restores the scroll position of a history entry, if known. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
}

/** Returns to the place on the first page of a document, where the browser does not do so itself. */
export function restoreInitialScroll(key: string): void {
  if (restoresManually && positions.has(key)) restoreScroll(key);
}

/**
 * Remembers where the visitor stands while they scroll: when a document is left it is too late, since
 * WebKit and Firefox then take no change of its entry any more.
 *
 * @param save is called at once, and again after each pause in which something moved
 * @returns what ends it
 */
export function watchScroll(save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moved = false;
  const look = () => {
    moved = timer !== undefined;
    if (moved) return;
    save();
    timer = setTimeout(rest, saveInterval);
  };
  const rest = () => {
    timer = undefined;
    if (moved) look();
  };
  addEventListener("scroll", look, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", look);
  };
}

/** Shows the element that an address names, or the top of the page; gives it the focus. */
export function focusTarget(hash: string): void {
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
