import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { badgeMarkup } from "./badge.ts";
import { disableForms } from "./disable-forms.ts";
import { formatDay } from "./format-time.ts";
import { replaceEmptyDrawings, replacePictures } from "./page-pictures.ts";
import type { PictureClasses } from "./picture-classes.ts";
import { type ExportLinkContext, rewriteLinks } from "./rewrite-links.ts";
import { scopeIds } from "./scoped-ids.ts";

/**
 * The reason why visitors cannot see something yet. It is a draft, or it is due on a day such as
 * "2026-12-24".
 */
export type UnpublishedStatus = { kind: "draft" } | { kind: "due"; date: string };

/** A page rendered as visitors would see it. */
export interface ExportPage {
  route: string;
  /** The title of the page in lists and in the window. */
  title: string;
  documentTitle: string;
  /** The kind of page: a page of the site, an article, or a further page of an article list. */
  kind: "page" | "article" | "list";
  mark?: UnpublishedStatus;
  header: string;
  blocks: readonly { type: string; html: string; mark?: UnpublishedStatus }[];
  footer: string;
}

/**
 * Returns two notices: one about an unpublished page, one about an unpublished part of a page.
 * Returns none if the page is published.
 */
export function unpublishedNotices(
  mark: UnpublishedStatus | undefined,
  today: string,
): [page?: string, part?: string] {
  if (!mark) return [];
  if (mark.kind === "draft") return [strings.draft, strings.partDraft];
  const day = formatDay(mark.date, today);
  return [strings.dueOn({ day }), strings.partDueOn({ day })];
}

/** The data that is needed to render a page of the file. */
export interface ExportPageContext extends Omit<ExportLinkContext, "route"> {
  pictures: PictureClasses;
  today: string;
}

/** Returns the markup of a page. Its ids, links and pictures are adapted to the file. */
export function exportPageMarkup(
  page: ExportPage,
  { pictures, today, ...ground }: ExportPageContext,
): string {
  const { route, documentTitle, mark } = page;
  const own = [scopeIds, disableForms, replaceEmptyDrawings].reduce(
    (markup, change) => change(markup, route),
    joinPageParts(page, today),
  );
  const markup = replacePictures(rewriteLinks(own, { ...ground, route }), pictures);
  const [said] = unpublishedNotices(mark, today);
  const state = said ? `<p class="handout-state" role="status">${badgeMarkup(said)}</p>` : "";
  const title = escapeHtml(strings.titled({ page: documentTitle }));
  const attributes = `id="${escapeHtml(route)}" tabindex="-1" data-title="${title}"`;
  return `<div class="handout-page" ${attributes}>${state}${markup}</div>`;
}

function joinPageParts({ header, blocks, footer }: ExportPage, today: string): string {
  const parts = blocks.map(({ type, html, mark }) => {
    const [, said] = unpublishedNotices(mark, today);
    const sign = said ? `<p class="handout-part">${badgeMarkup(said)}</p>` : "";
    return `<div data-block="${type}">${sign}${html}</div>`;
  });
  return `${moveSkipLinkInside(header)}<main id="_content" tabindex="-1">${parts.join("")}</main>${footer}`;
}

/**
 * Moves the skip link into the header, where users expect it. After the bar, it would no longer be
 * the first link of the document.
 */
function moveSkipLinkInside(header: string): string {
  return header.replace(/^(<a class="skip-link".*?<\/a>)(<header\b[^>]*>)/s, "$2$1");
}
