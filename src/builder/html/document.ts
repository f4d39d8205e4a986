import { escapeHtml } from "../../ui/format/escape-html.ts";
import { directionMarkup } from "../../yaml/language/direction.ts";
import { toInlineJson } from "./escape.ts";
import { type Head, headMarkup } from "./head.ts";

/** The parts of an HTML document. */
export interface DocumentParts extends Head {
  /** The Content Security Policy; before anything that it allows or stops. */
  policy: string;
  css: string;
  /** The address of a style sheet, where the page needs more than stands in the document. */
  sheet?: string;
  /** Fonts that the first screen needs. */
  preloads: string[];
  /** The address of the boot script. */
  script: string;
  /** What the page says, for machines: a JSON-LD graph. */
  facts?: unknown;
  /** Markup of header and blocks. */
  app: string;
  /** Markup of the footer. */
  footer: string;
  /** The address of what all pages have in common in the browser. */
  siteData: string;
  /** What the browser takes over with, where the document does not show it. */
  data?: unknown;
}

/** A document with CSS in the style element that was left empty. */
export function withStyles(document: string, css: string): string {
  const place = document.indexOf("<style></style>") + "<style>".length;
  return document.slice(0, place) + css + document.slice(place);
}

/** Joins the parts to a complete document. All texts are escaped here; `app`, `footer` and `css` are ours. */
export function toDocument(parts: DocumentParts): string {
  const { facts, data } = parts;
  return [
    `<!doctype html><html lang="${escapeHtml(parts.language)}"${directionMarkup(parts.language)}><head>`,
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
    facts ? `<script type="application/ld+json">${toInlineJson(facts)}</script>` : "",
    data ? `<script type="application/json" id="_data">${toInlineJson(data)}</script>` : "",
    // Not deferred: the browser waits with the end of the document, and then reckons styles 50 ms later.
    `<script type="module" async src="${parts.script}" data-site="${parts.siteData}"></script>\n`,
  ].join("");
}
