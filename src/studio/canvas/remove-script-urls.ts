/** Protocols of URLs that run scripts or open their own document. */
const scriptProtocols = ["javascript:", "vbscript:", "data:"];
const linkSelector = "a[*|href], area[href], form[action], [formaction], iframe[src]";
const urlAttributes = ["href", "xlink:href", "action", "formaction", "src"];

/**
 * Whether a URL runs a script when a user follows it. Parses the URL like a browser, which ignores
 * tabs, line ends, and spaces and control characters before the protocol.
 */
export function isScriptUrl(address: string): boolean {
  try {
    return scriptProtocols.includes(new URL(address, "https://site.example").protocol);
  } catch {
    return false;
  }
}

/**
 * Removes script URLs from links and forms. The preview shows unchecked content, so its links must
 * not run scripts.
 */
export function removeScriptUrls(root: ParentNode): void {
  for (const element of root.querySelectorAll(linkSelector)) {
    for (const name of urlAttributes) {
      if (isScriptUrl(element.getAttribute(name) ?? "")) element.removeAttribute(name);
    }
  }
}
