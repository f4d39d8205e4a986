import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { badgeMarkup } from "./badge.ts";
import { scopedId } from "./scoped-ids.ts";
import { replaceTags, type StartTag, setAttributes, tagMarkup } from "./start-tags.ts";

/** What is needed to rewrite the links of a page. */
export interface ExportLinkContext {
  /** The route of the page with the links. */
  route: string;
  /** The routes of all pages in the file. */
  routes: ReadonlySet<string>;
  /** The notices about unpublished pages, by route. */
  marks: ReadonlyMap<string, string>;
  /** The address of the published site. The file contains pages of that site. */
  site: string;
}

/**
 * Changes the links of a page so that they lead to pages in the same file. Marks links to other
 * sites. Disables links to anything that the file does not contain.
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

/**
 * Changes a link so that it leads to its target in the file. Returns the notice about the target
 * page, if there is one.
 */
function retargetLink(tag: StartTag, href: string, context: ExportLinkContext): string | undefined {
  const inside = toRootRelative(href, context.site);
  if (inside.startsWith("#")) {
    setAttributes(tag, { href: scopedFragment(context.route, inside) });
  } else if (inside.startsWith("/")) {
    const place = parseLinkTarget(inside);
    const isDownload = tag.attributes.has("download");
    if (isDownload || !context.routes.has(place.route)) disableLink(tag, isDownload);
    else setInternalHref(tag, place);
    return tag.attributes.has("href") ? context.marks.get(place.route) : undefined;
  } else if (/^https?:/i.test(href)) {
    const title = tag.attributes.get("title") ?? escapeHtml(strings.outside);
    setAttributes(tag, { title, "data-outside": "", target: "_blank", rel: "noopener noreferrer" });
  }
  return undefined;
}

/** Converts an absolute address of the published site to a root-relative address. */
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

function setInternalHref(tag: StartTag, { route, fragment }: ExportLinkTarget): void {
  const href = `#${fragment ? scopedId(route, fragment) : route}`;
  setAttributes(tag, { href, target: undefined });
}

/** Disables a link and adds the reason. Assistive technology reads it as a disabled link. */
function disableLink(tag: StartTag, isDownload: boolean): void {
  const absent = escapeHtml(isDownload ? strings.noDownload : strings.noPage);
  const none = { href: undefined, download: undefined, target: undefined, rel: undefined };
  setAttributes(tag, { ...none, role: "link", "aria-disabled": "true", "data-absent": absent });
}
