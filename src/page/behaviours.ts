type Behaviour = (element: HTMLElement) => void;

/** What static markup can do beyond itself: the name in `data-behaviour` → its code, fetched where it stands. */
const behaviours: Record<string, () => Promise<Behaviour>> = {
  opening: () => import("../blocks/contact/opening-status.ts").then((code) => code.showOpening),
  "load-map": () => import("../blocks/map/load-map.ts").then((code) => code.loadMap),
  share: () => import("./article/share.ts").then((code) => code.enableSharing),
};

const enlivened = new WeakSet<Element>();

/**
 * Gives the page's markup its behaviours, each element once. Everything works without them: a
 * behaviour whose code does not arrive leaves what the markup can do.
 */
export function enliven(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-behaviour]")) {
    const load = behaviours[element.dataset.behaviour ?? ""];
    if (!load || enlivened.has(element)) continue;
    enlivened.add(element);
    load().then(
      (behave) => behave(element),
      () => enlivened.delete(element),
    );
  }
}
