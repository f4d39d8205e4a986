import { showOpening } from "../ui/opening/opening-status.ts";
import { loadFrame } from "./map/load-frame.ts";

/** What the markup of static blocks can do beyond itself: the name in `data-behaviour` → its code. */
export const blockBehaviours = {
  opening: showOpening,
  "load-map": loadFrame,
  "load-video": loadFrame,
  // A script of its own: most sites have no pictures to be opened. Where it does not come, they are links.
  lightbox: (list: HTMLElement) =>
    import("./gallery/lightbox.ts").then((code) => code.attachLightbox(list), ignoreLoadFailure),
};

/** Ignores a script that fails to load; the page works without it. */
export function ignoreLoadFailure(): void {}
