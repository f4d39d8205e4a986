import { showOpening } from "../ui/opening/opening-status.ts";
import { loadFrame } from "./map/load-frame.ts";

/** What the markup of static blocks can do beyond itself: the name in `data-behaviour` → its code. */
export const blockBehaviours = {
  opening: showOpening,
  "load-map": loadFrame,
  "load-video": loadFrame,
  // A script of its own: most sites have no pictures to be opened.
  lightbox: async (list: HTMLElement) => (await import("./gallery/lightbox.ts")).openInPage(list),
};
