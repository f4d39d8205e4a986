import type { HostingProvider } from "../../model/forms/supported-deliveries.ts";
import { hasWildcardOrPlaceholder } from "../../model/redirects/host-redirect-support.ts";
import {
  addressKey,
  encodedPaths,
  leadsElsewhere,
  type OldAddress,
  parseOldAddress,
} from "../../model/redirects/old-address.ts";

/** A permanent redirect from an old address. */
export interface PermanentRedirect {
  /** A path of the site. */
  from: string;
  /** A path of the site, or an https address. */
  to: string;
}

/** A redirect with its parsed old address, and with that address as it is written. */
export interface RedirectRule extends OldAddress, PermanentRedirect {}

/**
 * Returns the redirect rules without duplicates and without redirects to the same address. Rules
 * with a query come first, because a rule for the path alone would otherwise apply to all queries.
 */
export function redirectRules(redirects: readonly PermanentRedirect[]): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  for (const redirect of redirects.filter(leadsElsewhere)) {
    const address = parseOldAddress(redirect.from);
    const key = addressKey(redirect.from);
    if (address && !rules.has(key)) rules.set(key, { ...address, ...redirect });
  }
  const hasQuery = ({ query }: RedirectRule) => query.length > 0;
  const all = [...rules.values()];
  return [...all.filter(hasQuery), ...all.filter((rule) => !hasQuery(rule))];
}

/**
 * Writes redirects in the format of `_redirects`, which Cloudflare Pages and Netlify read. All
 * redirects are permanent. Hosts compare the encoded path, so each spelling gets a line. If a host
 * would reject or misread a line, it becomes a comment, which our own servers still read.
 *
 * @param host the hosting provider; only Netlify supports queries
 */
export function formatRedirectsFile(
  redirects: readonly PermanentRedirect[],
  host?: HostingProvider,
): string {
  const lines = redirectRules(redirects).flatMap(({ from, to, path, query }) => {
    const asked = query.map((pair) => pair.map(encodeURIComponent).join("=")).join(" ");
    const isRead = !hasWildcardOrPlaceholder(path) && (!asked || host === "netlify");
    // "!" makes Netlify redirect even if a page exists.
    const end = asked ? ` ${asked} ${to} 301!` : ` ${to} 301`;
    return encodedPaths(from).map((spelling) => `${isRead ? "" : "# "}${spelling}${end}\n`);
  });
  return lines.join("");
}

/** Reads a `_redirects` file, including redirects in comments. Unknown lines are skipped. */
export function parseRedirectsFile(text: string): PermanentRedirect[] {
  const line = /^(?:# )?(\/\S*)((?:[ \t]+[^\s/=]*=\S*)*)[ \t]+(\S+)[ \t]+301!?$/;
  return text.split(/\r?\n/).flatMap((each) => {
    const [, path, asked = "", to] = line.exec(each) ?? [];
    const query = asked.trim().split(/\s+/).join("&");
    return path && to ? [{ from: query ? `${path}?${query}` : path, to }] : [];
  });
}

/** Finds the redirect for a requested address. Extra query parameters are ignored. */
export function findRedirect(
  rules: readonly RedirectRule[],
  { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
): RedirectRule | undefined {
  const asked = parseOldAddress(pathname)?.path;
  return rules.find(
    ({ path, query }) =>
      path === asked && query.every(([name, value]) => searchParams.has(name, value)),
  );
}
