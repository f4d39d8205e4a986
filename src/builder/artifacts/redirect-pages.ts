import type { View } from "../../layout/views.ts";
import { addressKey, composedForms, readOldAddress } from "../../model/redirects/old-address.ts";
import {
  type FileOwners,
  fileOwners,
  isFilePath,
  isLongPath,
  pageFile,
} from "../../model/redirects/redirect-files.ts";
import type { Site } from "../../model/site.ts";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { directionMarkup } from "../../yaml/language/direction.ts";
import type { OutputFile } from "../html/output-file.ts";
import { joinPolicies, pagePolicy } from "../html/policy.ts";

/** Where an address without a page leads. */
export interface ResolvedRedirect {
  /** Its route. */
  from: string;
  /** The absolute address of its target. */
  to: string;
  /** What stands there. */
  title: string;
}

/**
 * Where the site's old addresses lead, for hosts that can be told.
 *
 * @param url the site's address, without a slash at its end
 */
export function resolveRedirects(
  { redirects = [] }: Pick<Site, "redirects">,
  views: readonly Pick<View, "route" | "title">[],
  url: string,
): ResolvedRedirect[] {
  const titles = new Map(views.map(({ route, title }) => [route, title]));
  return redirects.map(({ from, to }) => {
    const address = to.startsWith("/") ? url + to : to;
    return { from, to: address, title: titles.get(to.replace(/[?#].*$/, "")) ?? address };
  });
}

/**
 * A page at each old address that leads on by itself, for hosts that cannot be told. Going on at
 * once is no change of context that surprises (WCAG technique H76); the link is for who stays.
 *
 * @param routes the addresses of the site's pages
 */
export function buildRedirectPages(
  redirects: readonly ResolvedRedirect[],
  { settings, labels }: Pick<Site, "settings" | "labels">,
  routes: Iterable<string>,
): OutputFile[] {
  const owners = fileOwners(routes, redirects);
  const files = new Map<string, OutputFile>();
  for (const redirect of redirects) {
    const data = pageMarkup(redirect, settings.language, labels.navigation.moved);
    for (const path of filesOf(redirect, owners))
      if (!files.has(path)) files.set(path, { path, data });
  }
  return [...files.values()];
}

/** The files at an old address: none where its query decides, or where another address has the file. */
function filesOf({ from }: ResolvedRedirect, owners: FileOwners): string[] {
  const address = readOldAddress(from);
  if (!address || address.query.length > 0) return [];
  const file = pageFile(address.path);
  const isOwner = owners.get(file.toLowerCase())?.key === addressKey(from);
  if (!isOwner || !isFilePath(file) || isLongPath(file)) return [];
  // To macOS both compositions of a letter are one name.
  return process.platform === "darwin" ? [file] : composedForms(file);
}

/** Such a page shows a sentence and uses nothing. */
const nothing = joinPolicies([]);

function pageMarkup({ to, title }: ResolvedRedirect, language: string, words: string): string {
  const address = escapeHtml(to);
  const text = escapeHtml(fill(words, { title }));
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${directionMarkup(language)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(nothing))}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${address}"></head>`,
    `<body><p><a href="${address}">${text}</a></p></body></html>\n`,
  ].join("");
}
