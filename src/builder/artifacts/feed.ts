import { builtFiles } from "../../model/addresses.ts";
import { escapeXml } from "../../ui/format/escape-xml.ts";
import type { OutputFile } from "../html/output-file.ts";

/** An article as feed readers get it. */
export interface FeedEntry {
  /** The absolute address, which is also what tells the entry from all others for ever. */
  address: string;
  title: string;
  summary: string;
  /** The whole text as HTML; its addresses may be those of the site's pages. */
  html: string;
  /** Nothing where it is the feed's own (RFC 4287, 4.1.2). */
  author?: string;
  category: { id: string; label: string };
  /** ISO calendar dates. */
  published: string;
  updated?: string;
}

/** What a feed says of itself. All addresses are absolute. */
export interface FeedSource {
  language: string;
  title: string;
  subtitle: string;
  author: string;
  /** The site's address, without a slash at its end. */
  site: string;
  /** The address of the page that lists the articles. */
  list: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

export const feedPath = builtFiles.feed;

/** Readers ask often: the newest articles are enough, for they keep what they have read. */
export const mostEntries = 30;

/** The newest articles with their whole text, as an Atom feed (RFC 4287). */
export function buildFeed(source: FeedSource): OutputFile {
  const entries = source.entries.slice(0, mostEntries);
  const changed = entries.map(({ published, updated }) => updated ?? published).sort();
  const self = `${source.site}/${feedPath}`;
  const data = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(source.language)}">\n`,
    element("id", self),
    element("title", source.title),
    element("subtitle", source.subtitle),
    element("updated", momentOf(changed.at(-1) ?? "1970-01-01")),
    link("self", self, "application/atom+xml"),
    link("alternate", source.list, "text/html"),
    author(source.author),
    ...entries.map((entry) => entryMarkup(entry, source.site)),
    "</feed>\n",
  ].join("");
  return { path: feedPath, data };
}

function entryMarkup(entry: FeedEntry, site: string): string {
  const { address, published, updated = published, category } = entry;
  return [
    "<entry>\n",
    element("id", address),
    element("title", entry.title),
    link("alternate", address, "text/html"),
    element("published", momentOf(published)),
    element("updated", momentOf(updated)),
    entry.author ? author(entry.author) : "",
    `<category term="${escapeXml(category.id)}" label="${escapeXml(category.label)}"/>\n`,
    element("summary", entry.summary),
    `<content type="html">${escapeXml(withAddresses(entry.html, address, site))}</content>\n`,
    "</entry>\n",
  ].join("");
}

/** Outside of its page, a text must say in full where its links lead. */
function withAddresses(html: string, address: string, site: string): string {
  return html
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, (_, attribute) => `${attribute}${escapeXml(site)}/`)
    .replace(/(\shref=")#/g, (_, attribute) => `${attribute}${escapeXml(address)}#`);
}

/** A feed wants moments where content has days; noon in Greenwich is the same day almost everywhere. */
function momentOf(date: string): string {
  return `${date}T12:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

function link(relation: string, address: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>\n`;
}

function author(name: string): string {
  return `<author><name>${escapeXml(name)}</name></author>\n`;
}
