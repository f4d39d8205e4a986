/*
 * The scroll positions of history entries, stored in the state of the current entry: they survive a
 * reload, and nothing outlives the tab.
 */
const positions = new Map<string, number>(Object.entries(history.state?.positions ?? {}));

/**
 * Whether the script must restore the position. If the previous document did not get `pagehide`,
 * the browser does not restore it.
 */
const restoresManually = history.scrollRestoration === "manual";

/**
 * The minimum time between two saves, in milliseconds. WebKit allows a hundred history changes in
 * 30 seconds.
 */
const saveInterval = 400;

/** Saves the scroll position of a history entry. */
export function rememberScroll(key: string): void {
  positions.set(key, window.scrollY);
  history.replaceState({ ...history.state, positions: Object.fromEntries(positions) }, "");
}

/** Restores the scroll position of a history entry. Scrolls to the top if it is unknown. */
export function restoreScroll(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
}

/** Restores the scroll position of the initial page, unless the browser does so. */
export function restoreInitialScroll(key: string): void {
  if (restoresManually && positions.has(key)) restoreScroll(key);
}

/**
 * Saves the scroll position while the visitor scrolls. On leaving the document it is too late:
 * WebKit and Firefox then ignore changes to its history entry.
 *
 * @param save called when scrolling begins, and again after each interval with scrolling
 * @returns a function that stops watching
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

/** Scrolls to the element of a fragment, or to the top of the page, and moves the focus there. */
export function focusTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
  focusHeading(target ?? document.querySelector("main"));
}

/**
 * Focuses the first heading in an element, or the element itself if it has none, so that screen
 * readers continue from there.
 */
function focusHeading(element: Element | null): void {
  const heading = element?.querySelector<HTMLElement>("h1, h2, h3") ?? element;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
