import { escapeHtml } from "../../ui/format/escape-html.ts";
import { dirAttribute } from "../../yaml/text-and-language/direction.ts";
import { toInlineJson } from "../html/inline-json.ts";
import { type HeadMetadata, headMarkup } from "./head.ts";

/** The parts of an HTML document. */
export interface DocumentParts extends HeadMetadata {
  /** The Content Security Policy. It comes before everything to which it applies. */
  policy: string;
  css: string;
  /** The address of a style sheet. Omitted if all styles are inlined. */
  sheet?: string;
  /** Fonts to preload for the first screen. */
  preloads: string[];
  /** The address of the boot script. */
  script: string;
  /** The structured data of the page: a JSON-LD graph. */
  structuredData?: unknown;
  /** The markup of the header and the blocks. */
  app: string;
  /** Markup of the footer. */
  footer: string;
  /** The address of the site data that all pages share in the browser. */
  siteData: string;
  /** The page data for hydration. Omitted if the document shows all of it. */
  data?: unknown;
}

/** Inserts CSS into the empty style element of a document. */
export function insertStyles(document: string, css: string): string {
  const place = document.indexOf("<style></style>") + "<style>".length;
  return document.slice(0, place) + css + document.slice(place);
}

/**
 * Joins the parts into a complete document. Escapes texts. `app` and `footer` are trusted markup.
 */
export function toDocument(parts: DocumentParts): string {
  const { structuredData, data } = parts;
  return [
    `<!doctype html><html lang="${escapeHtml(parts.language)}"${dirAttribute(parts.language)}><head>`,
    `<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    headMarkup(parts),
    ...parts.preloads.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin>`),
    `<style>${parts.css}</style>`,
    parts.sheet ? `<link rel="stylesheet" href="${parts.sheet}">` : "",
    "</head><body>",
    `<div id="_app">${parts.app}</div>${parts.footer}`,
    structuredData
      ? `<script type="application/ld+json">${toInlineJson(structuredData)}</script>`
      : "",
    data ? `<script type="application/json" id="_data">${toInlineJson(data)}</script>` : "",
    // `async` instead of deferred: a deferred script delays the end of the document by 50 ms, and
    // with it the styles.
    `<script type="module" async src="${parts.script}" data-site="${parts.siteData}"></script>\n`,
  ].join("");
}
