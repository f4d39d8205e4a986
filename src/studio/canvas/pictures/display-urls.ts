import type { EditorApi } from "../preview-bridge.ts";

/** The attribute with the original URL of a picture that only the studio can resolve. */
const originalUrlAttribute = "data-host-address";

/** Replaces picture URLs with ones that can be displayed, if the backend needs that. */
export function applyDisplayUrls(root: ParentNode, editor: EditorApi | undefined): void {
  const shown = editor?.queries.displayUrl;
  if (!shown) return;
  for (const picture of root.querySelectorAll("img[src], source[srcset]")) {
    const name = picture.localName === "img" ? "src" : "srcset";
    const address = picture.getAttribute(originalUrlAttribute) ?? picture.getAttribute(name) ?? "";
    const now = shown(address);
    if (now === picture.getAttribute(name)) continue;
    picture.setAttribute(originalUrlAttribute, address);
    picture.setAttribute(name, now);
  }
}
