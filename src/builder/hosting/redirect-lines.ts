import type { Host } from "../../model/forms/hosts.ts";
import {
  addressKey,
  encodedPaths,
  leadsElsewhere,
  type OldAddress,
  readOldAddress,
} from "../../model/redirects/old-address.ts";
import { isRulePattern } from "../../model/redirects/redirect-limits.ts";

/** An old address and the one that took its place. */
export interface Redirect {
  /** A path of the site. */
  from: string;
  /** A path of the site, or an https address. */
  to: string;
}

/** A redirect with its old address read, and that address as it is written. */
export interface RedirectRule extends OldAddress, Redirect {}

/** What each old address leads to: each once, those with a query first, as a path alone would hide them. */
export function redirectRules(redirects: readonly Redirect[]): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const redirect of redirects.filter(leadsElsewhere)) {
    const address = readOldAddress(redirect.from);
    const key = addressKey(redirect.from);
    if (address && !rules.has(key)) rules.set(key, { ...address, ...redirect });
  }
  const hasQuery = ({ query }: RedirectRule) => query.length > 0;
  const all = [...rules.values()];
  return [...all.filter(hasQuery), ...all.filter((rule) => !hasQuery(rule))];
}

/**
 * Redirects as the file `_redirects` that Cloudflare Pages and Netlify read; all of them are for good. Hosts compare it
 * with the path as browsers send it, so each spelling has a line. A line that a host would refuse or misread is a comment,
 * which our own servers read all the same.
 *
 * @param host where the site will be; Netlify alone looks at queries
 */
export function writeRedirects(redirects: readonly Redirect[], host?: Host): string {
  const lines = redirectRules(redirects).flatMap(({ from, to, path, query }) => {
    const asked = query.map((pair) => pair.map(encodeURIComponent).join("=")).join(" ");
    const isRead = !isRulePattern(path) && (!asked || host === "netlify");
    // Netlify asks with "!" to lead on where a page is.
    const end = asked ? ` ${asked} ${to} 301!` : ` ${to} 301`;
    return encodedPaths(from).map((spelling) => `${isRead ? "" : "# "}${spelling}${end}\n`);
  });
  return lines.join("");
}

/** Reads a file `_redirects`, and the comments in it that are redirects. Lines that it does not know are left out. */
export function readRedirects(text: string): Redirect[] {
  const line = /^(?:# )?(\/\S*)((?:[ \t]+[^\s/=]*=\S*)*)[ \t]+(\S+)[ \t]+301!?$/;
  return text.split(/\r?\n/).flatMap((each) => {
    const [, path, asked = "", to] = line.exec(each) ?? [];
    const query = asked.trim().split(/\s+/).join("&");
    return path && to ? [{ from: query ? `${path}?${query}` : path, to }] : [];
  });
}

/** Finds the redirect of an address that a browser asks for. More in its query than a rule names is no matter. */
export function findRedirect(
  rules: readonly RedirectRule[],
  { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
): RedirectRule | undefined {
  const asked = readOldAddress(pathname)?.path;
  return rules.find(
    ({ path, query }) =>
      path === asked && query.every(([name, value]) => searchParams.has(name, value)),
  );
}
