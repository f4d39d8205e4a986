/** Protocols of URLs that run scripts or open their own document. */
const running = ["javascript:", "vbscript:", "data:"];
const links = "a[*|href], area[href], form[action], [formaction], iframe[src]";
const names = ["href", "xlink:href", "action", "formaction", "src"];

/**
 * Whether a URL runs a script when followed. Parses it like a browser, which ignores tabs, line
 * ends and characters before the protocol.
 */
export function isRunning(address: string): boolean {
  try {
    return running.includes(new URL(address, "https://site.example").protocol);
  } catch {
    return false;
  }
}

/**
 * Removes script URLs from links and forms: unchecked content is shown, but its links do nothing.
 */
export function disarmLinks(root: ParentNode): void {
  for (const element of root.querySelectorAll(links)) {
    for (const name of names) {
      if (isRunning(element.getAttribute(name) ?? "")) element.removeAttribute(name);
    }
  }
}
