import type { PageEvents } from "../page-link.ts";

/** Pictures whose addresses only the studio round the page can follow keep those, beside the ones that show them. */
const kept = "data-host-address";

/** Gives the pictures in markup addresses that can be shown; who has such from the start is left alone. */
export function showAddresses(root: ParentNode, events: PageEvents | undefined): void {
  const shown = events?.shownAddress;
  if (!shown) return;
  for (const picture of root.querySelectorAll("img[src], source[srcset]")) {
    const name = picture.localName === "img" ? "src" : "srcset";
    const address = picture.getAttribute(kept) ?? picture.getAttribute(name) ?? "";
    const now = shown(address);
    if (now === picture.getAttribute(name)) continue;
    picture.setAttribute(kept, address);
    picture.setAttribute(name, now);
  }
}
