import { locationStrings } from "#lang/check/diagnostics/strings";
import { filesWithSchema, listAt, textAt } from "../../model/parsed-site.ts";
import { addressKey, leadsElsewhere } from "../../model/redirects/old-address.ts";
import { targetKey } from "../../model/redirects/redirect-file-paths.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type { ContextLookup } from "../site-index/check-context.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";
import type { SiteIndex } from "../site-index/site-index.ts";

/** A redirect as written, and its JSON Pointer in the list. */
interface WrittenRedirect {
  from: string;
  to: string;
  path: string;
}

/**
 * Checks that no two redirects start at the same address, that none starts at a page, and that each
 * one leads directly to its final target. Other checks for links make sure that the target exists.
 */
export function checkRedirects(site: SiteIndex, sourceOf: ContextLookup) {
  const [file] = filesWithSchema(site.draft, "redirects.json");
  const source = file && sourceOf(file);
  if (!source) return;
  const first = new Map<string, WrittenRedirect & { place: string }>();
  const ends: FinalTargets = new Map();
  for (const redirect of listWrittenRedirects(file.parsed.value)) {
    const { from, path } = redirect;
    const key = addressKey(from);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, { ...redirect, place: formatFileLocation(file, `${path}/from`) });
      // A redirect that starts at a page never applies, so its chain does not matter.
      if (!reportIfStartsAtPage(source, redirect)) checkRedirectChain(source, redirect, ends);
    } else if (earlier.from === from || earlier.to !== redirect.to) {
      source.report("duplicate-id", `${path}/from`, { id: from, first: earlier.place });
    }
  }
}

function listWrittenRedirects(list: unknown): WrittenRedirect[] {
  return listAt(list, "").map((entry, index) => ({
    from: textAt(entry, "/from") ?? "",
    to: textAt(entry, "/to") ?? "",
    path: pointer("", String(index)),
  }));
}

/**
 * Whether a redirect starts at a page. Reports it, unless it only leads from another spelling of
 * the page's address to that page.
 */
function reportIfStartsAtPage(source: CheckContext, { from, to, path }: WrittenRedirect): boolean {
  if (!isVisiblePage(source.site, addressKey(from))) return false;
  // "/sobre/" is the page "/sobre" on every host.
  const isOtherSpelling = from !== addressKey(from);
  if (isOtherSpelling && from !== to && !leadsElsewhere({ from, to })) return true;
  if (!isSwappedRedirect(source.site, { from, to })) {
    source.report("redirect-of-page", `${path}/from`, { from });
    return true;
  }
  const [one, other] = [`${path}/from`, `${path}/to`];
  const { subject } = source;
  const edits = [...subject.replace(one, to), ...subject.replace(other, from)];
  source.report("redirect-swapped", one, { from, to }, { edits });
  return true;
}

/**
 * Whether a redirect leads from a page to an address without a page. Most likely the two were
 * swapped.
 */
export function isSwappedRedirect(
  site: SiteIndex,
  { from, to }: { from: string; to: string },
): boolean {
  const isPlain = /^\/[\w/-]*$/.test(to) && !site.redirects.has(to);
  return isPlain && isVisiblePage(site, addressKey(from)) && !site.routes.has(to);
}

function isVisiblePage({ routes }: SiteIndex, route: string): boolean {
  return routes.get(route)?.file.hidden === false;
}

/** The final target of each address; `undefined` for a loop. */
type FinalTargets = Map<string, string | undefined>;

/**
 * The maximum number of addresses in a message about a chain. Of longer chains, it shows the first
 * addresses and the last one.
 */
const maximumStops = 6;

function checkRedirectChain(
  source: CheckContext,
  { from, to, path }: WrittenRedirect,
  ends: FinalTargets,
) {
  const { redirects } = source.site;
  const end = findFinalTarget(to, redirects, ends);
  const place = `${path}/to`;
  if (end === undefined) {
    const way = listRedirectChain(from, to, redirects);
    source.report("redirect-loop", place, { way });
  } else if (end !== to) {
    const stops = listRedirectChain(from, to, redirects);
    const way = stops.at(-1) === end ? stops : [...stops.slice(0, -1), "…", end];
    source.report("redirect-chain", place, { way }, { edits: source.subject.replace(place, end) });
  }
}

function nextTarget(address: string, redirects: SiteIndex["redirects"]): string | undefined {
  return redirects.get(targetKey(address));
}

/**
 * Returns the final target of an address, or `undefined` for a loop. `ends` caches the results, so
 * each address is followed only once.
 */
function findFinalTarget(
  start: string,
  redirects: SiteIndex["redirects"],
  ends: FinalTargets,
): string | undefined {
  const way = new Set<string>();
  let address = start;
  let next = nextTarget(address, redirects);
  while (next !== undefined && !ends.has(address) && !way.has(address)) {
    way.add(address);
    address = next;
    next = nextTarget(address, redirects);
  }
  const end = ends.has(address) ? ends.get(address) : way.has(address) ? undefined : address;
  for (const each of way) ends.set(each, end);
  return end;
}

/**
 * Returns the addresses of a chain up to its end or to the first repeated one. A longer list than
 * `maximumStops` is cut off with "…".
 */
function listRedirectChain(from: string, to: string, redirects: SiteIndex["redirects"]): string[] {
  const way = [from];
  let next: string | undefined = to;
  while (next !== undefined && !way.includes(next) && way.length < maximumStops) {
    way.push(next);
    next = nextTarget(next, redirects);
  }
  if (next === undefined) return way;
  return way.length < maximumStops || way.includes(next) ? [...way, next] : [...way, "…"];
}

/**
 * Reports published addresses without a page or a redirect. The message lists the links to them.
 */
export function checkPublishedAddresses(site: SiteIndex, sourceOf: ContextLookup) {
  const [file] = filesWithSchema(site.draft, "addresses.json");
  const source = file && sourceOf(file);
  if (!source) return;
  for (const { route, path, movedTo, links } of site.gone.values()) {
    const told = locationStrings.at({ places: [...links], all: links.size });
    const hint = `- {from: ${route}, to: ${movedTo ?? findFallbackTarget(site, route)}}`;
    if (movedTo === undefined)
      source.report("dead-address", path, { route, links: told }, { hint });
    else source.report("moved-address", path, { route, to: movedTo, links: told }, { hint });
  }
}

/**
 * Returns the address of the article list for the address of an article, else that of the home
 * page.
 */
function findFallbackTarget({ articleRoutes, routes }: SiteIndex, route: string): string {
  const list = articleRoutes?.route;
  return list !== undefined && route.startsWith(`${list}/`) && routes.has(list) ? list : "/";
}
