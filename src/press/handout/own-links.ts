import { escapeHtml } from "../../ui/format/escape-html.ts";
import { idIn } from "./own-ids.ts";
import { changeTags, setAttributes, type Tag } from "./tags.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** What links are judged by. */
export interface LinkGround {
  /** The page that they stand on. */
  route: string;
  /** All pages of the file. */
  routes: ReadonlySet<string>;
  /** The address of the published site, whose pages are those of the file. */
  site: string;
}

/**
 * The markup of a page whose links lead to pages of the same file. One to another site says that it does, and one to
 * what the file does not hold is no link.
 */
export function withOwnLinks(markup: string, ground: LinkGround): string {
  return changeTags(markup, (tag) => {
    const href = tag.attributes.get("href");
    if (href === undefined) return;
    if (tag.name === "use") tag.attributes.set("href", fragmentIn(ground.route, href));
    else if (tag.name === "a") lead(tag, href, ground);
  });
}

function lead(tag: Tag, href: string, ground: LinkGround): void {
  const inside = insideOf(href, ground.site);
  if (inside.startsWith("#")) {
    setAttributes(tag, { href: fragmentIn(ground.route, inside) });
  } else if (inside.startsWith("/")) {
    const target = tag.attributes.has("download") ? undefined : pageAt(inside, ground.routes);
    if (target === undefined) close(tag);
    else setAttributes(tag, { href: target, target: undefined });
  } else if (/^https?:/i.test(href)) {
    const title = tag.attributes.get("title") ?? escapeHtml(words.outside);
    setAttributes(tag, { title, "data-outside": "", target: "_blank", rel: "noopener noreferrer" });
  }
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

function pageAt(href: string, routes: ReadonlySet<string>): string | undefined {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const route = path.replace(/(?<=.)\/$/, "");
  if (!routes.has(route)) return undefined;
  return fragment ? `#${idIn(route, fragment)}` : `#${route}`;
}

/** A link that leads nowhere: read as one that cannot be followed, and it says why. */
function close(tag: Tag): void {
  const absent = escapeHtml(tag.attributes.has("download") ? words.noDownload : words.noPage);
  const none = { href: undefined, download: undefined, target: undefined, rel: undefined };
  setAttributes(tag, { ...none, role: "link", "aria-disabled": "true", "data-absent": absent });
}
