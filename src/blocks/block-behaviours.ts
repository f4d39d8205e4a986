import { showOpeningStatus } from "../ui/opening-hours/opening-status.ts";
import { attachFrameLoader } from "./map/load-frame.ts";

/** The scripts of static blocks, by the value of `data-behaviour`. */
export const blockBehaviours = {
  opening: showOpeningStatus,
  "load-map": attachFrameLoader,
  "load-video": attachFrameLoader,
  // The lightbox is a separate script, because most pages have no gallery. If it fails to load, the
  // links still work.
  lightbox: (list: HTMLElement) =>
    import("./gallery/lightbox.ts").then((code) => code.attachLightbox(list), ignoreLoadFailure),
};

/** Ignores that a script could not be loaded, because the page works without it. */
export function ignoreLoadFailure(): void {}
