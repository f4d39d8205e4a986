import { hasExpired } from "../../model/content-schedule.ts";
import { downloadsRoot } from "../../model/download-names.ts";
import { factTextOf, replaceFactTokens } from "../../model/facts.ts";
import { slotsIn } from "../../model/forms/prefill.ts";
import { type Link, parseLink } from "../../model/links.ts";
import { locateLinksAndPictures } from "../../model/markup/body-ranges.ts";
import { isFileLink, isUrlWithoutScheme } from "../../model/markup/file-links.ts";
import { inlineLinks, linkTargets } from "../../model/markup/inline.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { childValue, parentPointer } from "../../yaml/json-pointer.ts";
import { suggest } from "../../yaml/suggest.ts";
import { findHomograph } from "../../yaml/text-and-language/homograph.ts";
import type { CheckContext } from "../site-index/check-context.ts";
import { isSupportFileAddress, type RouteTarget } from "../site-index/site-routes.ts";
import type { WrittenLink } from "../site-index/written-link.ts";
import { checkFileAddress, checkLinkedFile, checkRedirectToFile } from "./check-downloads.ts";
import { checkPrefillLink } from "./check-prefill-links.ts";
import { isSwappedRedirect } from "./check-redirects.ts";

type LinkToPage = Extract<Link, { kind: "page" }>;

/**
 * Checks a link. It must lead to an existing page, to an anchor on it, or to a safe external
 * address.
 */
export function checkLinks(source: CheckContext, { path, value, schema }: Visit) {
  if (typeof value !== "string") return;
  if (schema.link) {
    return checkLink(source, { path, to: value, at: () => ({ start: 0, end: value.length }) });
  }
  if (!schema.markup || !value.includes("](")) return;
  const isBody = schema.markup === "body";
  const links = isBody ? source.outline(path).links : inlineLinks(value);
  const placeOf = createTargetLocator(value, isBody);
  for (const [to, indices] of groupBy([...links.keys()], (index) => links[index] ?? "")) {
    const before = source.found.length;
    for (const index of indices.slice(0, maximumEqualLinks)) {
      checkLink(source, { path, to, at: () => placeOf(index), isBody });
      if (source.found.length === before) break;
    }
  }
}

/** The maximum number of links with the same target that are checked in one text. */
const maximumEqualLinks = 20;

/**
 * Creates a function that returns the range of a link by its index. The ranges are computed only
 * for the first wrong link, since most links are correct.
 */
function createTargetLocator(value: string, isBody: boolean) {
  let places: readonly Range[] | undefined;
  return (index: number) => {
    places ??= isBody ? locateLinksAndPictures(value).links : linkTargets(value);
    return places[index];
  };
}

function checkLink(source: CheckContext, written: WrittenLink) {
  // `findForeignMarkup` reports commands of other programs in bodies.
  if (written.isBody && /\{[{%]/.test(written.to)) return;
  const { facts } = source.site;
  const to = replaceFactTokens(written.to, (name) => factTextOf(facts.get(name)));
  // Other checks report unresolved tokens. If the settings have errors, their facts may be wrong.
  const isDoubtful = to !== written.to && source.site.settings?.valid === false;
  if (to.includes("${") || isDoubtful) return;
  const before = source.found.length;
  for (const target of fillSlots(source, written, to)) {
    checkLinkTarget(source, written, target);
    if (source.found.length > before) return;
  }
}

/**
 * Fills the slot `{id}` in a link of a block. Returns one link for each entry of the block. If the
 * slot is unknown, reports it and returns an empty list.
 */
function fillSlots(source: CheckContext, { path, at }: WrittenLink, to: string): string[] {
  const slots = slotsIn(to);
  if (slots.length === 0) return [to];
  const ids = source.blockEntries(path);
  const unknown = slots.find((slot) => slot !== "id" || !ids);
  if (unknown === undefined) return (ids ?? []).map((id) => to.replaceAll("{id}", id));
  const details = { slot: unknown, slots: ids ? ["id"] : [], suggestion: ids && "{id}" };
  source.reportPart("unknown-slot", path, details, {
    at: subrange(at(), to.indexOf(`{${unknown}}`), unknown.length + "{}".length),
    meant: ids && "{id}",
  });
  return [];
}

function subrange(whole: Range | undefined, from: number, length: number): Range | undefined {
  if (!whole || from < 0 || from + length > whole.end - whole.start) return whole;
  return { start: whole.start + from, end: whole.start + from + length };
}

function checkLinkTarget(source: CheckContext, written: WrittenLink, to: string) {
  const link = parseLink(to);
  const { path, to: part, at } = written;
  checkHomograph(source, written, link);
  if (isLocalOnlyAddress(to))
    return source.reportPart("local-address", path, { url: to }, { at: at() });
  if (link.kind === "mail" && !/@[^@?]*\.[^@?.]/.test(to)) {
    return source.reportPart("half-mail", path, { link: to }, { at: at(), severity: "warning" });
  }
  if (link.kind === "web") return checkAbsoluteSiteUrl(source, written, to);
  if (link.kind === "unsafe")
    return source.reportPart("unsafe-url", path, { url: to }, { at: at() });
  if (link.kind === "phone") return checkPhoneLink(source, written, link.number);
  if (link.kind === "page") return checkPageLink(source, written, { to, link });
  if (link.kind !== "unknown") return;
  const spaced = fixAddressWithSpaces(to);
  if (spaced !== undefined) {
    const meant = part === to ? spaced : undefined;
    return source.reportPart("spaced-address", path, { link: to }, { at: at(), meant });
  }
  if (written.isBody && part === to && isFileLink(to, source.site.draft.media))
    return checkLinkedFile(source, written);
  if (/^(?:mailto|tel):/i.test(to)) {
    const code = /^tel:/i.test(to) ? "odd-phone" : "half-mail";
    return source.reportPart(code, path, { link: to }, { at: at() });
  }
  if (fileExtension.test(to) && !isUrlWithoutScheme(to))
    return checkFileAddress(source, written, to);
  const suggestion = guessFullAddress(source, to);
  const meant = part === to ? suggestion : undefined;
  reportBrokenLink(source, written, { link: to, suggestion, meant });
}

/**
 * Encodes the spaces of a web address and adds a missing `https://`. Returns `undefined` for any
 * other text.
 */
function fixAddressWithSpaces(to: string): string | undefined {
  const address = to.replace(/^<(.*)>$/s, "$1");
  // In the notation of other programs, a space and a quote begin a link title.
  if (!/^(?:https?:\/\/|www\.)\S+[ \t]+[^\s"'(]/i.test(address)) return undefined;
  const whole = address.replace(/^(?=www\.)/i, "https://").replace(/[ \t]/g, "%20");
  return parseLink(whole).kind === "web" ? whole : undefined;
}

/**
 * Warns about a host with look-alike letters of another alphabet. Such a link leads to another
 * site, and visitors do not notice (Unicode Technical Report 36).
 */
function checkHomograph(source: CheckContext, { path, at }: WrittenLink, link: Link) {
  if (link.kind !== "web" && link.kind !== "mail") return;
  const host =
    link.kind === "web" ? new URL(link.href).host : link.href.replace(/^.*@|\?.*$/gs, "");
  const found = findHomograph(host);
  if (found)
    source.reportPart("look-alike-host", path, { ...found }, { at: at(), severity: "warning" });
}

// Matches a file or an address that exists only on one computer or in a local network.
const localAddress =
  /^(?:file:|[a-z]:[\\/]|https?:\/\/(?:localhost|127\.|0\.0\.0\.0|192\.168\.|\[::1\]|[\w-]+\.local(?=[:/]|$)))/i;

function isLocalOnlyAddress(to: string): boolean {
  return localAddress.test(to.trim());
}

/**
 * Reports a link to the site by its full URL. On another host, such a link would leave the site.
 * The other checks of page links skip full URLs, so this one also reports those without a page.
 */
function checkAbsoluteSiteUrl(
  source: CheckContext,
  { path, to: part, at }: WrittenLink,
  to: string,
) {
  const own = textAt(source.site.settings?.parsed.value, "/url") ?? "";
  const rest = own !== "" && to.startsWith(`${own}/`) ? to.slice(own.length) : undefined;
  if (rest === undefined || fileExtension.test(rest)) return;
  const route = rest.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  const { routes, guessRoute, allRoutesKnown } = source.site;
  const meant = part === to ? rest.replace(/\/(?=$|[?#])/, "") || "/" : undefined;
  if (routes.has(route)) {
    const details = { link: to, route: rest };
    return source.reportPart("own-address", path, details, {
      at: at(),
      meant,
      severity: "warning",
    });
  }
  if (allRoutesKnown) {
    source.reportPart(
      "broken-link",
      path,
      { link: to, suggestion: guessRoute(route) },
      { at: at() },
    );
  }
}

/**
 * Warns about a phone number that lacks its first digits. Three digits are valid: they are
 * emergency numbers.
 */
function checkPhoneLink(source: CheckContext, { path, at }: WrittenLink, number: string) {
  const digits = number.replace(/\D/g, "").length;
  if (digits === 3 || digits >= 8) return;
  const details = { link: `tel:${number}`, digits };
  source.reportPart("half-phone", path, details, { at: at(), severity: "warning" });
}

/** Guesses the full address of a link that lacks its scheme or its leading slash. */
function guessFullAddress({ site }: CheckContext, to: string): string | undefined {
  if (isUrlWithoutScheme(to)) return `https://${to}`;
  if (/^[^\s@:]+@[^\s@:]+\.\w+$/.test(to)) return `mailto:${to}`;
  if (/^\+?[\d\s().-]{8,}$/.test(to)) return `tel:${to}`;
  return site.routes.has(`/${to}`) ? `/${to}` : site.guessRoute(`/${to}`);
}

function checkPageLink(
  source: CheckContext,
  written: WrittenLink,
  { to, link }: { to: string; link: LinkToPage },
) {
  const { routes, redirects, allRoutesKnown, guessRoute } = source.site;
  if (link.path === undefined) return checkSamePageAnchor(source, written, link);
  // `checkRedirects` reports chains and swapped redirects.
  if (source.file.schemaId === "redirects.json") {
    const from = textAt(source.subject.value(parentPointer(written.path)), "/from") ?? "";
    if (redirects.has(link.path) || isSwappedRedirect(source.site, { from, to })) return;
    if (isFileAddress(link.path)) return checkRedirectToFile(source, written, link.path);
  }
  if (isSupportFileAddress(source.site, link.path)) return;
  const place = routes.get(link.path);
  // Other checks report a missing home page and published addresses that have no page.
  if (link.path === "/" && (!place || place.file.hidden)) return;
  const gone = source.site.gone.get(link.path);
  if (gone) return void gone.links.add(source.nameOf(written.path, { at: written.at() }));
  if (place?.file.hidden && !source.isHiddenAt(written.path)) {
    return reportHiddenPage(source, written, { to, place });
  }
  if (place) checkTargetExpiry(source, written, { to, place });
  if (place) {
    checkPrefillLink(source, { ...written, query: link.query }, place);
    return checkAnchor(source, written, link, place);
  }
  if (!allRoutesKnown) return;
  if (fileExtension.test(link.path)) return checkFileAddress(source, written, to);
  const guess =
    redirects.get(link.path) ?? guessRoute(link.path) ?? source.site.guessPlace(link.path);
  const suggestion = guess && replacePageInLink(to, link, guess);
  const meant = guess && replacePageInLink(written.to, link, guess);
  reportBrokenLink(source, written, { link: to, suggestion, meant });
}

/**
 * Replaces the page in a link. If `guess` has an anchor, it also replaces the anchor of the link.
 * In that case, returns `undefined` for a link with a query.
 */
function replacePageInLink(written: string, { path = "", query }: LinkToPage, guess: string) {
  if (!guess.includes("#")) return written.replace(path, guess);
  return query === undefined ? written.replace(/#.*$/, "").replace(path, guess) : undefined;
}

interface BrokenLinkDetails {
  link: string;
  suggestion?: string;
  /** The text that replaces the link in the file. */
  meant?: string;
}

function reportBrokenLink(
  source: CheckContext,
  { path, to: part, at }: WrittenLink,
  broken: BrokenLinkDetails,
) {
  const { meant, ...details } = broken;
  const isItem = /\/\d+\/[^/]+$/.test(path);
  const erase = source.subject.value(path) !== part ? "link" : isItem ? "item" : undefined;
  source.reportPart("broken-link", path, { ...details, erase }, { at: at(), meant });
}

const fileExtension = /\.(?:pdf|docx?|xlsx?|csv|od[ts]|zip|svg|png|jpe?g|webp|avif|gif|heic)$/i;

function isFileAddress(address: string): boolean {
  return address.startsWith(downloadsRoot) || fileExtension.test(address);
}

interface ResolvedPageLink {
  to: string;
  place: RouteTarget;
}

function reportHiddenPage(
  source: CheckContext,
  written: WrittenLink,
  { to, place }: ResolvedPageLink,
) {
  const { value } = place.file.parsed;
  const date = textAt(value, "/expiresAt") ?? "";
  const marked = { at: written.at() };
  // This is a warning, not an error: a date that passes must not break an unattended build. See
  // `redirectsForExpired`.
  if (hasExpired(value, source.site.draft.today)) {
    const warning = { ...marked, severity: "warning" } as const;
    return source.reportPart("expired-link", written.path, { link: to, date }, warning);
  }
  const due = textAt(value, "/publishAt");
  if (due === undefined || childValue(value, "draft") === true) {
    return source.reportPart("draft-link", written.path, { link: to }, marked);
  }
  source.reportPart("due-link", written.path, { link: to, due }, marked);
}

/** Warns about a link to a page that expires earlier than the content with the link. */
function checkTargetExpiry(
  source: CheckContext,
  written: WrittenLink,
  { to, place }: ResolvedPageLink,
) {
  const date = textAt(place.file.parsed.value, "/expiresAt");
  if (date === undefined || place.file.parsed.file === source.file.parsed.file) return;
  if (source.isHiddenAt(written.path)) return;
  const own = source.expiryAt(written.path);
  if (own !== undefined && own <= date) return;
  const details = { link: to, date };
  source.reportPart("expiring-link", written.path, details, {
    at: written.at(),
    severity: "warning",
  });
}

/** Checks a link with an anchor but no page. Its anchor must be on the page that shows the text. */
function checkSamePageAnchor(source: CheckContext, written: WrittenLink, link: LinkToPage) {
  const { file, site } = source;
  const isShown = file.schemaId === "page.json" || file.schemaId === "article.json";
  if (isShown) return checkAnchor(source, written, link, { file, kind: "page" });
  // Several pages may show the texts of a collection. The anchor must be on one of them.
  const pages = [...site.routes.values()].filter(({ kind }) => kind === "page");
  if (pages.some((place) => mayHaveAnchor(source, link.anchor, place))) return;
  const details = { anchor: link.anchor ?? "" };
  source.reportPart("broken-anchor", written.path, details, { at: written.at() });
}

function checkAnchor(
  source: CheckContext,
  written: WrittenLink,
  link: LinkToPage,
  place: RouteTarget,
) {
  if (mayHaveAnchor(source, link.anchor, place)) return;
  const { anchor = "", path: route } = link;
  const anchors = source.site.anchors(place.file).map(({ id }) => id);
  const suggestion = suggest(anchor, anchors);
  const meant = suggestion && written.to.replace(`#${anchor}`, `#${suggestion}`);
  const details = { anchor, route, suggestion };
  source.reportPart("broken-anchor", written.path, details, { at: written.at(), meant });
}

function mayHaveAnchor(
  { site }: CheckContext,
  anchor: string | undefined,
  { file }: RouteTarget,
): boolean {
  // "#" alone is the top of the page.
  if (!anchor) return true;
  // A file with errors may have lost the block or the entry that has the anchor.
  const isLost = (name: string) => site.collection(name).file?.valid === false;
  if (!file.valid || site.anchored.some(isLost)) return true;
  return site.anchors(file).some(({ id }) => id === anchor);
}
