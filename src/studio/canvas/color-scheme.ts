const darkQuery = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** Rewrites styles so that they show a colour scheme, whatever the system preference is. */
export function applyColorScheme(styles: string, scheme: "light" | "dark"): string {
  return styles.replace(darkQuery, scheme === "dark" ? "@media all" : "@media not all");
}

/**
 * Makes pictures use their source for a colour scheme. Stores the original `media` in a data
 * attribute.
 */
export function applySchemeToPictures(root: ParentNode, scheme: "light" | "dark"): void {
  const sources = "source[media*='prefers-color-scheme'], source[data-media]";
  for (const source of root.querySelectorAll<HTMLSourceElement>(sources)) {
    source.dataset.media ??= source.getAttribute("media") ?? "";
    const own = source.dataset.media;
    const chosen = own.replace(/\(prefers-color-scheme:\s*dark\)/, "all");
    source.setAttribute("media", scheme === "dark" ? chosen : "not all");
  }
}
