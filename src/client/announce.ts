/** Says words to a screen reader, through the live region that every page holds. */
export function announce(words: string): void {
  const region = document.getElementById("announcer");
  if (region) region.textContent = words;
}

/** Says that the page of this title is here; `pattern` has a slot `{title}`. */
export function announceTitle(pattern: string, title: string): void {
  announce(pattern.replace("{title}", title));
}
