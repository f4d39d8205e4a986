/** Announces text to screen readers, through the live region of the document. */
export function announce(words: string): void {
  ensureLiveRegion().textContent = words;
}

/**
 * Returns the live region of the document, and creates it if needed. Screen readers ignore text in
 * a region that was just added, so call this early, before there is anything to announce.
 */
export function ensureLiveRegion(): HTMLElement {
  const known = document.getElementById("_announcer");
  if (known) return known;
  const made = document.createElement("p");
  made.id = "_announcer";
  made.className = "visually-hidden";
  made.setAttribute("role", "status");
  document.body.append(made);
  return made;
}

/** Announces that a page has loaded; `pattern` has a slot `{title}`. */
export function announceTitle(pattern: string, title: string): void {
  announce(pattern.replace("{title}", title));
}
