const dark = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** Styles in the scheme that was chosen, whatever the system prefers. */
export function inScheme(styles: string, scheme: "light" | "dark"): string {
  return styles.replace(dark, scheme === "dark" ? "@media all" : "@media not all");
}

/** Lets pictures show the variant of the scheme that was chosen; what a source says of itself is kept beside. */
export function picturesInScheme(root: ParentNode, scheme: "light" | "dark"): void {
  const sources = "source[media*='prefers-color-scheme'], source[data-media]";
  for (const source of root.querySelectorAll<HTMLSourceElement>(sources)) {
    source.dataset.media ??= source.getAttribute("media") ?? "";
    const own = source.dataset.media;
    const chosen = own.replace(/\(prefers-color-scheme:\s*dark\)/, "all");
    source.setAttribute("media", scheme === "dark" ? chosen : "not all");
  }
}
