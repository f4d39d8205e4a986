import { blockBehaviours, ignoreLoadFailure } from "../blocks/block-behaviours.ts";
import type { ClientSite } from "./client-site.ts";
import { searchBehaviour } from "./search/search-behaviour.ts";

/** The texts of the site that behaviours need and the markup does not contain. */
type BehaviorStrings = Pick<ClientSite, "share">;

/** Behaviours of static markup, by `data-behaviour` name. */
const behaviours: Record<string, (element: HTMLElement, strings: BehaviorStrings) => unknown> = {
  ...blockBehaviours,
  ...searchBehaviour,
  share: (row, { share }) =>
    share &&
    import("./article/share.ts").then((code) => code.enableSharing(row, share), ignoreLoadFailure),
};

const attachedElements = new WeakSet<Element>();

/** Attaches behaviours to the page's markup, once per element. The page also works without them. */
export function attachBehaviours(strings: BehaviorStrings): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-behaviour]")) {
    const behave = behaviours[element.dataset.behaviour ?? ""];
    if (behave && !attachedElements.has(element)) behave(element, strings);
    attachedElements.add(element);
  }
}
