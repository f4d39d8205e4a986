import type { PageEvents } from "../page-link.ts";

/** Keeps the original URL of pictures that only the studio can resolve. */
const kept = "data-host-address";

/** Replaces picture URLs with ones that can be displayed, if the backend needs that. */
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
