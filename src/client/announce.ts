/** Announces text to screen readers. */
export function announce(words: string): void {
  region().textContent = words;
}

/**
 * The live region of the document. It must stand there some time before it has words, or they are not
 * read: whoever will announce something asks for it once, early.
 */
export function region(): HTMLElement {
  const known = document.getElementById("_announcer");
  if (known) return known;
  const made = document.createElement("p");
  made.id = "_announcer";
  made.className = "visually-hidden";
  made.setAttribute("role", "status");
  document.body.append(made);
  return made;
}

/** Says that the page of this title is here; `pattern` has a slot `{title}`. */
export function announceTitle(pattern: string, title: string): void {
  announce(pattern.replace("{title}", title));
}
