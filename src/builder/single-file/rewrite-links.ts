import { escapeHtml } from "../../ui/format/escape-html.ts";
import { badgeMarkup } from "./badge.ts";
import { scopedId } from "./scoped-ids.ts";
import { replaceTags, type StartTag, setAttributes, tagMarkup } from "./start-tags.ts";
import { singleFileStrings as strings } from "./strings.pt-br.ts";

/** Context for rewriting links. */
export interface ExportLinkContext {
  /** The page that contains them. */
  route: string;
  /** All pages of the file. */
  routes: ReadonlySet<string>;
  /** Notices about unpublished pages, by route. */
  marks: ReadonlyMap<string, string>;
  /** The address of the published site, whose pages are those of the file. */
  site: string;
}

/**
 * Rewrites the links of a page to point to pages of the same file. Links to other sites are marked
 * as such. Links to anything that the file does not contain are disabled.
 */
export function rewriteLinks(markup: string, context: ExportLinkContext): string {
  return replaceTags(markup, (tag, end) => {
    const href = tag.attributes.get("href");
    if (href === undefined) return undefined;
    if (tag.name === "use") tag.attributes.set("href", scopedFragment(context.route, href));
    const mark = tag.name === "a" ? retargetLink(tag, href, context) : undefined;
    return tagMarkup(tag, end) + (mark === undefined ? "" : badgeMarkup(mark));
  });
}

/** Points a link to its target in the file. Returns the notice about the target page, if any. */
function retargetLink(tag: StartTag, href: string, context: ExportLinkContext): string | undefined {
  const inside = toRootRelative(href, context.site);
  if (inside.startsWith("#")) {
    setAttributes(tag, { href: scopedFragment(context.route, inside) });
  } else if (inside.startsWith("/")) {
    const place = parseLinkTarget(inside);
    const isDownload = tag.attributes.has("download");
    if (isDownload || !context.routes.has(place.route)) disableLink(tag, isDownload);
    else setFragment(tag, place);
    return tag.attributes.has("href") ? context.marks.get(place.route) : undefined;
  } else if (/^https?:/i.test(href)) {
    const title = tag.attributes.get("title") ?? escapeHtml(strings.outside);
    setAttributes(tag, { title, "data-outside": "", target: "_blank", rel: "noopener noreferrer" });
  }
  return undefined;
}

/** Makes an absolute address of the published site root-relative. */
function toRootRelative(href: string, site: string): string {
  const isOwn = href === site || (site !== "" && href.startsWith(`${site}/`));
  return isOwn ? href.slice(site.length) || "/" : href;
}

function scopedFragment(route: string, href: string): string {
  const id = href.slice(1);
  return `#${id === "" || id === "top" ? route : scopedId(route, id)}`;
}

/** A link target within the site: a page and an optional fragment. */
interface ExportLinkTarget {
  route: string;
  fragment?: string;
}

function parseLinkTarget(href: string): ExportLinkTarget {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  return { route: path.replace(/(?<=.)\/$/, ""), fragment };
}

function setFragment(tag: StartTag, { route, fragment }: ExportLinkTarget): void {
  const href = `#${fragment ? scopedId(route, fragment) : route}`;
  setAttributes(tag, { href, target: undefined });
}

/** Disables a link, with the reason: assistive technology reads it as a disabled link. */
function disableLink(tag: StartTag, isDownload: boolean): void {
  const absent = escapeHtml(isDownload ? strings.noDownload : strings.noPage);
  const none = { href: undefined, download: undefined, target: undefined, rel: undefined };
  setAttributes(tag, { ...none, role: "link", "aria-disabled": "true", "data-absent": absent });
}
