import type { Route } from "../../layout/routes.ts";
import { addressKey, parseOldAddress, unicodeForms } from "../../model/redirects/old-address.ts";
import {
  type AddressesByFilePath,
  assignFileOwners,
  isLongPath,
  isPortablePath,
  pageFilePath,
} from "../../model/redirects/redirect-file-paths.ts";
import type { Site } from "../../model/site.ts";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { dirAttribute } from "../../yaml/text-and-language/direction.ts";
import { joinPolicies, pagePolicy } from "../html/content-security-policy.ts";
import type { OutputFile } from "../html/output-file.ts";

/** A redirect whose target is resolved. */
export interface ResolvedRedirect {
  /** The route of the old address. */
  from: string;
  /** The absolute address of its target. */
  to: string;
  /** The title of the target page, or its address if the site has no such page. */
  title: string;
}

/**
 * Resolves the targets of the site's redirects.
 *
 * @param url the site's address, without a trailing slash
 */
export function resolveRedirects(
  { redirects = [] }: Pick<Site, "redirects">,
  views: readonly Pick<Route, "route" | "title">[],
  url: string,
): ResolvedRedirect[] {
  const titles = new Map(views.map(({ route, title }) => [route, title]));
  return redirects.map(({ from, to }) => {
    const address = to.startsWith("/") ? url + to : to;
    return { from, to: address, title: titles.get(to.replace(/[?#].*$/, "")) ?? address };
  });
}

/**
 * Builds a redirect page at each old address, for hosts without redirect rules. The redirect is
 * immediate, which does not disorient visitors (WCAG technique H76). Browsers that do not follow it
 * show a link.
 *
 * @param routes the addresses of the site's pages
 */
export function buildRedirectPages(
  redirects: readonly ResolvedRedirect[],
  { settings, labels }: Pick<Site, "settings" | "labels">,
  routes: Iterable<string>,
): OutputFile[] {
  const owners = assignFileOwners(routes, redirects);
  const files = new Map<string, OutputFile>();
  for (const redirect of redirects) {
    const data = redirectPageMarkup(redirect, settings.language, labels.navigation.moved);
    for (const path of redirectFilePaths(redirect, owners))
      if (!files.has(path)) files.set(path, { path, data });
  }
  return [...files.values()];
}

/**
 * Returns the paths of the files at an old address. Returns none if the address has a query, if
 * another address owns the file, or if the path is too long or not portable.
 */
function redirectFilePaths({ from }: ResolvedRedirect, owners: AddressesByFilePath): string[] {
  const address = parseOldAddress(from);
  if (!address || address.query.length > 0) return [];
  const file = pageFilePath(address.path);
  const isOwner = owners.get(file.toLowerCase())?.key === addressKey(from);
  if (!isOwner || !isPortablePath(file) || isLongPath(file)) return [];
  // To macOS, both Unicode forms of a letter are the same file name.
  return process.platform === "darwin" ? [file] : unicodeForms(file);
}

/** The policy of a redirect page, which loads nothing. */
const emptyPolicy = joinPolicies([]);

function redirectPageMarkup(
  { to, title }: ResolvedRedirect,
  language: string,
  words: string,
): string {
  const address = escapeHtml(to);
  const text = escapeHtml(fill(words, { title }));
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${dirAttribute(language)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(emptyPolicy))}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${address}"></head>`,
    `<body><p><a href="${address}">${text}</a></p></body></html>\n`,
  ].join("");
}
