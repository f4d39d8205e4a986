import { builtFiles } from "../../model/routes.ts";
import { escapeXml } from "../../ui/format/escape-xml.ts";
import type { OutputFile } from "../html/output-file.ts";

/** An entry of the sitemap. */
export interface SitemapEntry {
  /** The absolute address. */
  address: string;
  /** The ISO date of the last change, if known. */
  modified?: string;
}

interface SitemapOptions {
  /** The absolute address of the folder of the files, with a trailing slash. */
  root: string;
  /** The maximum number of addresses and of bytes in one file. */
  limits?: { addresses: number; bytes: number };
}

export const sitemapPath = builtFiles.sitemap;

/** The limits of the protocol (https://www.sitemaps.org/protocol.html#index). */
const protocolLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Builds `sitemap.xml`. If one file would exceed the limits, it is an index of several files. */
export function buildSitemap(
  entries: readonly SitemapEntry[],
  { root, limits = protocolLimits }: SitemapOptions,
): OutputFile[] {
  const parts = splitByLimits(entries.map(entryMarkup), limits).map((part) =>
    wrapEntries("urlset", part),
  );
  const [only = wrapEntries("urlset", [])] = parts;
  if (parts.length <= 1) return [{ path: sitemapPath, data: only }];
  const files = parts.map((data, index) => ({ path: `sitemap-${index + 1}.xml`, data }));
  const named = files.map(
    ({ path }) => `<sitemap><loc>${escapeXml(root + path)}</loc></sitemap>\n`,
  );
  return [{ path: sitemapPath, data: wrapEntries("sitemapindex", named) }, ...files];
}

function entryMarkup({ address, modified }: SitemapEntry): string {
  const date = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : "";
  return `<url><loc>${escapeXml(address)}</loc>${date}</url>\n`;
}

function splitByLimits(
  lines: readonly string[],
  limits: SitemapOptions["limits"] & object,
): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(line);
    const part = parts.at(-1);
    if (part && size <= room && part.length < limits.addresses) part.push(line);
    else {
      parts.push([line]);
      room = limits.bytes - Buffer.byteLength(wrapEntries("urlset", []));
    }
    room -= size;
  }
  return parts;
}

function wrapEntries(element: "urlset" | "sitemapindex", lines: readonly string[]): string {
  return `${xmlDeclaration}<${element} xmlns="${sitemapNamespace}">\n${lines.join("")}</${element}>\n`;
}
