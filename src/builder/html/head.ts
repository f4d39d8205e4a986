import { escapeHtml } from "../../ui/format/escape-html.ts";
import { iconPaths, manifestPath } from "../assets/icons.ts";

/** What search engines and whoever shares a page read of it. Addresses are absolute, but for the feed's. */
export interface Head {
  language: string;
  siteName: string;
  title: string;
  description: string;
  /** The address of the page, where it has one of its own. */
  canonical?: string;
  robots?: string;
  /** The picture of the page's card, 1200 × 630. */
  card?: string;
  /** Of an article: its ISO calendar dates. */
  article?: { published: string; modified?: string };
  /** The address of the feed, where the site has one. */
  feed?: string;
  themeColors: { light: string; dark: string };
  /** Whether icons stand where browsers look of themselves: in the root folder of the host. */
  iconsAtRoot: boolean;
}

/**
 * The part of a document's head that is not about loading it: for search engines, for cards in
 * social networks (https://ogp.me; Twitter reads the same and asks for the kind of card only), icons.
 */
export function headMarkup(head: Head): string {
  const { themeColors, robots, description, canonical, feed } = head;
  return [
    // Networks and search engines read the same words.
    `<meta name="description" property="og:description" content="${escapeHtml(description)}">`,
    robots && meta("name", "robots", robots),
    canonical && link("canonical", canonical),
    ...openGraph(head).map(([property, content]) => meta("property", property, content)),
    head.card && meta("name", "twitter:card", "summary_large_image"),
    // The first counts whose condition holds.
    themeColor(themeColors.dark, ' media="(prefers-color-scheme:dark)"'),
    themeColor(themeColors.light),
    feed && link("alternate", feed, ' type="application/atom+xml"'),
    !head.iconsAtRoot && link("icon", `/${iconPaths.small}`, ' sizes="32x32"'),
    link("icon", `/${iconPaths.drawing}`, ' type="image/svg+xml"'),
    !head.iconsAtRoot && link("apple-touch-icon", `/${iconPaths.apple}`),
    link("manifest", `/${manifestPath}`),
  ]
    .filter(Boolean)
    .join("");
}

function openGraph(head: Head): [property: string, content: string][] {
  const { card, article, canonical } = head;
  const properties: [string, string | undefined][] = [
    ["og:title", head.title],
    ["og:type", article ? "article" : "website"],
    ["og:url", canonical],
    ["og:site_name", head.siteName],
    ["og:locale", head.language.replace("-", "_")],
    ["og:image", card],
    ["og:image:width", card && "1200"],
    ["og:image:height", card && "630"],
    ["article:published_time", article?.published],
    ["article:modified_time", article?.modified],
  ];
  return properties.flatMap(([name, content]) => (content ? [[name, content]] : []));
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function link(relation: string, address: string, more = ""): string {
  return `<link rel="${relation}" href="${escapeHtml(address)}"${more}>`;
}

function themeColor(color: string, condition = ""): string {
  return `<meta name="theme-color"${condition} content="${escapeHtml(color)}">`;
}
