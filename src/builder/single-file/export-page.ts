import { escapeHtml } from "../../ui/format/escape-html.ts";
import { badgeMarkup } from "./badge.ts";
import { disableForms } from "./disable-forms.ts";
import { formatDay } from "./format-time.ts";
import { replaceEmptyDrawings, replacePictures } from "./page-pictures.ts";
import type { PictureClasses } from "./picture-classes.ts";
import { type ExportLinkContext, rewriteLinks } from "./rewrite-links.ts";
import { scopeIds } from "./scoped-ids.ts";
import { singleFileStrings as strings } from "./strings.pt-br.ts";

/** Why visitors cannot see something yet: it is a draft, or due on a day such as "2026-12-24". */
export type UnpublishedStatus = { kind: "draft" } | { kind: "due"; date: string };

/** A page rendered as visitors would see it. */
export interface ExportPage {
  route: string;
  /** Its name in lists, and its document title. */
  title: string;
  documentTitle: string;
  /** A page of its own, an article, or a further page of an article list. */
  kind: "page" | "article" | "list";
  mark?: UnpublishedStatus;
  header: string;
  blocks: readonly { type: string; html: string; mark?: UnpublishedStatus }[];
  footer: string;
}

/**
 * The notices about an unpublished page and about an unpublished part of a page. Empty if
 * published.
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

/** What rendering a page of the file needs. */
export interface ExportPageContext extends Omit<ExportLinkContext, "route"> {
  pictures: PictureClasses;
  today: string;
}

/** The markup of a page in the file, with its ids, links and pictures adapted to the file. */
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
 * Moves the skip link into the header: after the bar it is no longer first in the document, and in
 * the header users expect it.
 */
function moveSkipLinkInside(header: string): string {
  return header.replace(/^(<a class="skip-link".*?<\/a>)(<header\b[^>]*>)/s, "$2$1");
}
