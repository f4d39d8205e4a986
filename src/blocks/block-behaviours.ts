import { showOpening } from "./contact/opening-status.ts";
import { loadMap } from "./map/load-map.ts";

/** What the markup of static blocks can do beyond itself: the name in `data-behaviour` → its code. */
export const blockBehaviours = { opening: showOpening, "load-map": loadMap };
