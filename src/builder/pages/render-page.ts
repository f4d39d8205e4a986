import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { isStaticBlock, type PageData } from "../../layout/page-data.ts";
import type { Route } from "../../layout/routes.ts";
import { builtFiles } from "../../model/routes.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { dirAttribute } from "../../yaml/text-and-language/direction.ts";
import type { SharedAssets } from "../assets/build-assets.ts";
import { selectInlineStyles } from "../assets/build-styles.ts";
import { prefixData, prefixMarkup } from "../html/base-path.ts";
import { findOverBudget, type OverBudget } from "../html/budget.ts";
import {
  type CspSources,
  hashSource,
  type PolicyParts,
  pagePolicy,
} from "../html/content-security-policy.ts";
import { toInlineJson } from "../html/inline-json.ts";
import { minifyDocument } from "../html/minify-html.ts";
import type { OutputFile } from "../html/output-file.ts";
import type { StructuredDataSite } from "../structured-data/breadcrumbs.ts";
import { describePage } from "../structured-data/describe-page.ts";
import { type HeadMetadata, headMarkup } from "./head.ts";
import { isIndexable } from "./indexing.ts";
import { checkMarkupAgainstCsp, formTargetSources } from "./policy-sources.ts";
import { omitStaticBlockHtml, prerender } from "./prerender.tsx";

/**
 * The data that all pages of a site share. Together with a view, it determines all bytes of a page.
 */
export interface SharedPageData {
  /** The site's address, without a trailing slash. */
  url: string;
  /** The path on the host below which the site is published. */
  base: string;
  /** Whether search engines are asked not to index any page. */
  preview?: boolean;
  feed: boolean;
  sources: Omit<CspSources, "forms">;
  described: StructuredDataSite;
  info: SiteInfo;
  /** The address of the site data for the browser. */
  siteData: string;
  footer: string;
  assets: SharedAssets;
  /** The folder of the site's own code. */
  code: string;
}

/** The data that is needed to render any page of a site. */
export interface RenderContext {
  shared: SharedPageData;
  /** Whether to return compressed copies too. */
  compress?: boolean;
}

/** A page to render: its view, and the address of its social card. */
export interface PageTask {
  view: Route;
  card?: string;
}

/** A rendered page: its files, and what its Content Security Policy must allow. */
export interface RenderedPage {
  route: string;
  files: OutputFile[];
  policy: PageCspSources;
  overBudget?: OverBudget;
}

/** The page that hosts show for unknown addresses. */
const notFoundRoute = "/404";

/** The sources that the policy of one page allows in addition to those of all pages. */
export type PageCspSources = Pick<PolicyParts, "forms" | "styles">;

/**
 * Renders the document of a page, and the data that the browser fetches when it navigates to the
 * page. Articles have no separate data.
 *
 * @param own the site's own blocks
 */
export function renderPage(task: PageTask, shared: SharedPageData, own: OwnBlocks): RenderedPage {
  const { view } = task;
  const { info, siteData, footer, assets, base } = shared;
  const rendered = prerender(view, info, { styles: assets.sheet, own });
  const { app } = rendered;
  const blocks = rendered.data.blocks.map(({ type }) => type);
  const { css, isWhole } = selectInlineStyles(assets.styles, { markup: app + footer, blocks });
  checkMarkupAgainstCsp(view.route, app + footer, shared.sources);
  const policy = { forms: formTargetSources(app + footer), styles: [hashSource(css)] };
  const data = prefixData(base, rendered.data);
  const head = pageHead(task, shared);
  const facts = { url: shared.url, card: head.card };
  const parts = {
    ...assets.head,
    policy: pagePolicy({ ...shared.sources, ...policy }),
    css: "",
    sheet: isWhole ? undefined : assets.sheet,
    language: info.settings.language,
    siteName: info.settings.firm.name,
    title: data.title,
    description: view.description,
    ...head,
    structuredData: head.canonical && describePage(view, shared.described, facts),
    app,
    footer,
    siteData,
    data: isSelfContainedDocument(view, data) ? undefined : omitStaticBlockHtml(data),
  };
  const markup = minifyDocument(prefixMarkup(base, toDocument(parts)));
  const path = pagePathWithoutExtension(view.route);
  return {
    route: view.route,
    files: [
      { path: `${path}.html`, data: insertStyles(markup, css) },
      // The text of an article is only in its document, because it is long and visitors read it
      // from the start.
      ...(view.content.kind === "article"
        ? []
        : [{ path: `${path}.json`, data: JSON.stringify(data) }]),
    ],
    policy,
    overBudget: findOverBudget({ route: view.route, markup, css }),
  };
}

/** Whether the document of a page contains all data that the browser needs. */
function isSelfContainedDocument({ route, base }: Route, { blocks }: PageData): boolean {
  return route !== notFoundRoute && !base && blocks.every(isStaticBlock);
}

/**
 * Returns the metadata of a page for search engines and social cards. Includes `noindex` for a page
 * that search engines must not show.
 */
function pageHead(
  { view, card }: PageTask,
  { url, preview, feed }: SharedPageData,
): PageHeadMetadata {
  const more = {
    card: card && url + card,
    feed: feed ? `/${builtFiles.feed}` : undefined,
    article: articleDates(view),
  };
  if (view.route === notFoundRoute) return { robots: "noindex" };
  const robots = preview || !isIndexable(view) ? "noindex" : "max-image-preview:large";
  return { canonical: url + view.route, robots, ...more };
}

type PageHeadMetadata = Pick<DocumentParts, "canonical" | "robots" | "card" | "feed" | "article">;

function articleDates({ content }: Route): DocumentParts["article"] {
  if (content.kind !== "article") return;
  const { date, updated } = content.article.article;
  return { published: date, modified: updated };
}

/**
 * Returns the path of the file of a route without its extension: "/" → "index", "/blog/x" →
 * "blog/x".
 */
export function pagePathWithoutExtension(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}

/** The parts of an HTML document. */
interface DocumentParts extends HeadMetadata {
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
