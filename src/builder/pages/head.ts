import { escapeHtml } from "../../ui/format/escape-html.ts";
import { iconPaths, manifestPath } from "../assets/icons.ts";

/**
 * Metadata for search engines and link previews. All addresses except that of the feed are
 * absolute.
 */
export interface HeadMetadata {
  language: string;
  siteName: string;
  title: string;
  description: string;
  /** The canonical address of the page, if it has one. */
  canonical?: string;
  robots?: string;
  /** The address of the page's social card, a picture of 1200 × 630 px. */
  card?: string;
  /** The ISO dates of an article. */
  article?: { published: string; modified?: string };
  /** The address of the feed, if the site has one. */
  feed?: string;
  themeColors: { light: string; dark: string };
  /**
   * Whether the icons are in the root folder of the host. Browsers find them there without links.
   */
  iconsAtRoot: boolean;
}

/**
 * Returns the metadata of the head: for search engines, for social cards (https://ogp.me), and for
 * icons. Twitter reads the same data and additionally needs only the kind of card.
 */
export function headMarkup(head: HeadMetadata): string {
  const { themeColors, robots, description, canonical, feed } = head;
  return [
    // Open Graph and search engines use the same description.
    `<meta name="description" property="og:description" content="${escapeHtml(description)}">`,
    robots && metaTag("name", "robots", robots),
    canonical && linkTag("canonical", canonical),
    ...openGraph(head).map(([property, content]) => metaTag("property", property, content)),
    head.card && metaTag("name", "twitter:card", "summary_large_image"),
    // Browsers use the first theme colour with a media condition that matches.
    themeColorTag(themeColors.dark, ' media="(prefers-color-scheme:dark)"'),
    themeColorTag(themeColors.light),
    feed && linkTag("alternate", feed, ' type="application/atom+xml"'),
    !head.iconsAtRoot && linkTag("icon", `/${iconPaths.small}`, ' sizes="32x32"'),
    linkTag("icon", `/${iconPaths.drawing}`, ' type="image/svg+xml"'),
    !head.iconsAtRoot && linkTag("apple-touch-icon", `/${iconPaths.apple}`),
    linkTag("manifest", `/${manifestPath}`),
  ]
    .filter(Boolean)
    .join("");
}

function openGraph(head: HeadMetadata): [property: string, content: string][] {
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

function metaTag(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function linkTag(relation: string, address: string, more = ""): string {
  return `<link rel="${relation}" href="${escapeHtml(address)}"${more}>`;
}

function themeColorTag(color: string, condition = ""): string {
  return `<meta name="theme-color"${condition} content="${escapeHtml(color)}">`;
}
