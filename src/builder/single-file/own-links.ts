import { escapeHtml } from "../../ui/format/escape-html.ts";
import { idIn } from "./own-ids.ts";
import { signMarkup } from "./sign-markup.ts";
import { replaceTags, setAttributes, type Tag, tagMarkup } from "./tags.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** What links are judged by. */
export interface LinkGround {
  /** The page that they stand on. */
  route: string;
  /** All pages of the file. */
  routes: ReadonlySet<string>;
  /** What is said of pages that visitors do not see yet. */
  marks: ReadonlyMap<string, string>;
  /** The address of the published site, whose pages are those of the file. */
  site: string;
}

/**
 * The markup of a page whose links lead to pages of the same file. One to another site says that it does, and one to
 * what the file does not hold is no link.
 */
export function withOwnLinks(markup: string, ground: LinkGround): string {
  return replaceTags(markup, (tag, end) => {
    const href = tag.attributes.get("href");
    if (href === undefined) return undefined;
    if (tag.name === "use") tag.attributes.set("href", fragmentIn(ground.route, href));
    const mark = tag.name === "a" ? lead(tag, href, ground) : undefined;
    return tagMarkup(tag, end) + (mark === undefined ? "" : signMarkup(mark));
  });
}

/** Leads a link to where it leads in the file; gives what is to be said of the page there. */
function lead(tag: Tag, href: string, ground: LinkGround): string | undefined {
  const inside = insideOf(href, ground.site);
  if (inside.startsWith("#")) {
    setAttributes(tag, { href: fragmentIn(ground.route, inside) });
  } else if (inside.startsWith("/")) {
    const place = partsOf(inside);
    const isDownload = tag.attributes.has("download");
    if (isDownload || !ground.routes.has(place.route)) close(tag, isDownload);
    else leadTo(tag, place);
    return tag.attributes.has("href") ? ground.marks.get(place.route) : undefined;
  } else if (/^https?:/i.test(href)) {
    const title = tag.attributes.get("title") ?? escapeHtml(words.outside);
    setAttributes(tag, { title, "data-outside": "", target: "_blank", rel: "noopener noreferrer" });
  }
  return undefined;
}

/** An address of the published site as its pages write it among each other. */
function insideOf(href: string, site: string): string {
  const isOwn = href === site || (site !== "" && href.startsWith(`${site}/`));
  return isOwn ? href.slice(site.length) || "/" : href;
}

function fragmentIn(route: string, href: string): string {
  const id = href.slice(1);
  return `#${id === "" || id === "top" ? route : idIn(route, id)}`;
}

/** A place of the site: a page, or something on it. */
interface Place {
  route: string;
  fragment?: string;
}

function partsOf(href: string): Place {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  return { route: path.replace(/(?<=.)\/$/, ""), fragment };
}

function leadTo(tag: Tag, { route, fragment }: Place): void {
  const href = `#${fragment ? idIn(route, fragment) : route}`;
  setAttributes(tag, { href, target: undefined });
}

/** A link that leads nowhere: read as one that cannot be followed, and it says why. */
function close(tag: Tag, isDownload: boolean): void {
  const absent = escapeHtml(isDownload ? words.noDownload : words.noPage);
  const none = { href: undefined, download: undefined, target: undefined, rel: undefined };
  setAttributes(tag, { ...none, role: "link", "aria-disabled": "true", "data-absent": absent });
}
