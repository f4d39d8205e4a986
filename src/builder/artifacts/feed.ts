import { builtFiles } from "../../model/routes.ts";
import { escapeXml } from "../../ui/format/escape-xml.ts";
import type { OutputFile } from "../html/output-file.ts";

/** An article in the feed. */
export interface FeedEntry {
  /** The absolute address, which is also the permanent id of the entry. */
  address: string;
  title: string;
  summary: string;
  /** The whole text as HTML. Its addresses may be root-relative. */
  html: string;
  /** The author. Omitted if it is the author of the feed (RFC 4287, 4.1.2). */
  author?: string;
  category: { id: string; label: string };
  /** The dates are ISO calendar dates. */
  published: string;
  updated?: string;
}

/** Metadata of the feed. All addresses are absolute. */
export interface FeedSource {
  language: string;
  title: string;
  subtitle: string;
  author: string;
  /** The site's address, without a trailing slash. */
  site: string;
  /** The address of the page that lists the articles. */
  list: string;
  /** The articles, newest first. */
  entries: readonly FeedEntry[];
}

/**
 * The maximum number of articles. Feed readers poll often and store what they read, so the newest
 * articles are enough.
 */
export const maxEntries = 30;

/** Builds an Atom feed (RFC 4287) with the full text of the newest articles. */
export function buildFeed(source: FeedSource): OutputFile {
  const entries = source.entries.slice(0, maxEntries);
  const changed = entries.map(({ published, updated }) => updated ?? published).sort();
  const self = `${source.site}/${builtFiles.feed}`;
  const data = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(source.language)}">\n`,
    xmlElement("id", self),
    xmlElement("title", source.title),
    xmlElement("subtitle", source.subtitle),
    xmlElement("updated", toTimestamp(changed.at(-1) ?? "1970-01-01")),
    linkMarkup("self", self, "application/atom+xml"),
    linkMarkup("alternate", source.list, "text/html"),
    authorMarkup(source.author),
    ...entries.map((entry) => entryMarkup(entry, source.site)),
    "</feed>\n",
  ].join("");
  return { path: builtFiles.feed, data };
}

function entryMarkup(entry: FeedEntry, site: string): string {
  const { address, published, updated = published, category } = entry;
  return [
    "<entry>\n",
    xmlElement("id", address),
    xmlElement("title", entry.title),
    linkMarkup("alternate", address, "text/html"),
    xmlElement("published", toTimestamp(published)),
    xmlElement("updated", toTimestamp(updated)),
    entry.author ? authorMarkup(entry.author) : "",
    `<category term="${escapeXml(category.id)}" label="${escapeXml(category.label)}"/>\n`,
    xmlElement("summary", entry.summary),
    `<content type="html">${escapeXml(makeAddressesAbsolute(entry.html, address, site))}</content>\n`,
    "</entry>\n",
  ].join("");
}

/** Makes the addresses in HTML absolute, as feed readers need them. */
function makeAddressesAbsolute(html: string, address: string, site: string): string {
  return html
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, (_, attribute) => `${attribute}${escapeXml(site)}/`)
    .replace(/(\shref=")#/g, (_, attribute) => `${attribute}${escapeXml(address)}#`);
}

/**
 * Converts a date to a timestamp, as Atom requires. Noon UTC is on the same day almost everywhere.
 */
function toTimestamp(date: string): string {
  return `${date}T12:00:00Z`;
}

function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

function linkMarkup(relation: string, address: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>\n`;
}

function authorMarkup(name: string): string {
  return `<author><name>${escapeXml(name)}</name></author>\n`;
}
