import { showOpeningStatus } from "../ui/opening-hours/opening-status.ts";
import { addFrameButton } from "./map/load-frame.ts";

/** Behaviours of static blocks, by `data-behaviour` name. */
export const blockBehaviours = {
  opening: showOpeningStatus,
  "load-map": addFrameButton,
  "load-video": addFrameButton,
  // A separate script, because most pages have no lightbox. If it fails to load, the links still
  // work.
  lightbox: (list: HTMLElement) =>
    import("./gallery/lightbox.ts").then((code) => code.attachLightbox(list), ignoreLoadFailure),
};

/** Ignores a script that fails to load; the page works without it. */
export function ignoreLoadFailure(): void {}
