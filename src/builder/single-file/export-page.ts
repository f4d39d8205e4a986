import { escapeHtml } from "../../ui/format/escape-html.ts";
import { badgeMarkup } from "./badge.ts";
import { disableForms } from "./disable-forms.ts";
import { formatDay } from "./format-time.ts";
import { withoutEmptyDrawings, withPictures } from "./page-pictures.ts";
import type { PictureClasses } from "./picture-classes.ts";
import { type LinkContext, rewriteLinks } from "./rewrite-links.ts";
import { scopeIds } from "./scoped-ids.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** Why visitors cannot see something yet: it is a draft, or due on a day such as "2026-12-24". */
export type UnpublishedMark = { kind: "draft" } | { kind: "due"; date: string };

/** A page rendered as visitors would see it. */
export interface ExportPage {
  route: string;
  /** Its name in lists, and its document title. */
  title: string;
  documentTitle: string;
  /** A page of its own, an article, or a further page of an article list. */
  kind: "page" | "article" | "list";
  mark?: UnpublishedMark;
  header: string;
  blocks: readonly { type: string; html: string; mark?: UnpublishedMark }[];
  footer: string;
}

/**
 * The notices about an unpublished page and about an unpublished part of a page. Empty if
 * published.
 */
export function markSentences(
  mark: UnpublishedMark | undefined,
  today: string,
): [page?: string, part?: string] {
  if (!mark) return [];
  if (mark.kind === "draft") return [words.draft, words.partDraft];
  const day = formatDay(mark.date, today);
  return [words.dueOn({ day }), words.partDueOn({ day })];
}

/** What rendering a page of the file needs. */
export interface PageContext extends Omit<LinkContext, "route"> {
  shelf: PictureClasses;
  today: string;
}

/** The markup of a page in the file, with its ids, links and pictures adapted to the file. */
export function pageMarkup(page: ExportPage, { shelf, today, ...ground }: PageContext): string {
  const { route, documentTitle, mark } = page;
  const own = [scopeIds, disableForms, withoutEmptyDrawings].reduce(
    (markup, change) => change(markup, route),
    fullMarkup(page, today),
  );
  const markup = withPictures(rewriteLinks(own, { ...ground, route }), shelf);
  const [said] = markSentences(mark, today);
  const state = said ? `<p class="handout-state" role="status">${badgeMarkup(said)}</p>` : "";
  const title = escapeHtml(words.titled({ page: documentTitle }));
  const attributes = `id="${escapeHtml(route)}" tabindex="-1" data-title="${title}"`;
  return `<div class="handout-page" ${attributes}>${state}${markup}</div>`;
}

function fullMarkup({ header, blocks, footer }: ExportPage, today: string): string {
  const parts = blocks.map(({ type, html, mark }) => {
    const [, said] = markSentences(mark, today);
    const sign = said ? `<p class="handout-part">${badgeMarkup(said)}</p>` : "";
    return `<div data-block="${type}">${sign}${html}</div>`;
  });
  return `${withSkipLinkInside(header)}<main id="_content" tabindex="-1">${parts.join("")}</main>${footer}`;
}

/**
 * Moves the skip link into the header: after the bar it is no longer first in the document, and in
 * the header users expect it.
 */
function withSkipLinkInside(header: string): string {
  return header.replace(/^(<a class="skip-link".*?<\/a>)(<header\b[^>]*>)/s, "$2$1");
}
