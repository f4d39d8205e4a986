import { blockBehaviours } from "../blocks/block-behaviours.ts";

/** What static markup can do beyond itself: the name in `data-behaviour` → its code. */
const behaviours: Record<string, (element: HTMLElement) => unknown> = {
  ...blockBehaviours,
  share: async (row) => (await import("./article/share.ts")).enableSharing(row),
};

const enlivened = new WeakSet<Element>();

/** Gives the page's markup its behaviours, each element once. Everything works without them, too. */
export function enliven(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-behaviour]")) {
    const behave = behaviours[element.dataset.behaviour ?? ""];
    if (behave && !enlivened.has(element)) behave(element);
    enlivened.add(element);
  }
}
