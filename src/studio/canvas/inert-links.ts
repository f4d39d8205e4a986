/** Of addresses that run, or bring their own document, where they are followed. */
const running = ["javascript:", "vbscript:", "data:"];
const links = "a[*|href], area[href], form[action], [formaction], iframe[src]";
const names = ["href", "xlink:href", "action", "formaction", "src"];

/**
 * Whether an address runs where it is followed. It is read as a browser reads it, which leaves out tabs, ends of lines and
 * what stands before the scheme.
 */
export function isRunning(address: string): boolean {
  try {
    return running.includes(new URL(address, "https://site.example").protocol);
  } catch {
    return false;
  }
}

/** Takes addresses that run from links and forms: what is written and not checked yet is shown, and leads nowhere. */
export function disarmLinks(root: ParentNode): void {
  for (const element of root.querySelectorAll(links)) {
    for (const name of names) {
      if (isRunning(element.getAttribute(name) ?? "")) element.removeAttribute(name);
    }
  }
}
