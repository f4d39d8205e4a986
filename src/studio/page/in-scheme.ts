const dark = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** Styles in the scheme that was chosen, whatever the system prefers. */
export function inScheme(styles: string, scheme: "light" | "dark"): string {
  return styles.replace(dark, scheme === "dark" ? "@media all" : "@media not all");
}
