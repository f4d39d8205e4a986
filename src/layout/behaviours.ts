import { blockBehaviours, ignoreLoadFailure } from "../blocks/block-behaviours.ts";
import type { ClientSite } from "./client-site.ts";
import { searchBehaviour } from "./search/search-behaviour.ts";

/** The words of the site that its markup does not hold. */
type Words = Pick<ClientSite, "share">;

/** Behaviours of static markup, by `data-behaviour` name. */
const behaviours: Record<string, (element: HTMLElement, words: Words) => unknown> = {
  ...blockBehaviours,
  ...searchBehaviour,
  share: (row, { share }) =>
    share &&
    import("./article/share.ts").then((code) => code.enableSharing(row, share), ignoreLoadFailure),
};

const attachedElements = new WeakSet<Element>();

/** Gives the page's markup its behaviours, each element once. Everything works without them, too. */
export function attachBehaviours(words: Words): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-behaviour]")) {
    const behave = behaviours[element.dataset.behaviour ?? ""];
    if (behave && !attachedElements.has(element)) behave(element, words);
    attachedElements.add(element);
  }
}
