/** An old address and the one that took its place. */
export interface Redirect {
  /** A path of the site. */
  from: string;
  /** A path of the site, or an https address. */
  to: string;
}

/** Redirects as the file `_redirects` that Cloudflare Pages and Netlify read; all of them are for good. */
export function writeRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Reads a file `_redirects`. Lines that it does not know are left out. */
export function readRedirects(text: string): Redirect[] {
  const lines = text.split(/\r?\n/).map((line) => /^(\/\S*)\s+(\S+)\s+301$/.exec(line));
  return lines.flatMap((found) => (found ? [{ from: found[1] ?? "", to: found[2] ?? "" }] : []));
}
