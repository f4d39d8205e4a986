import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { writingDirection } from "../../yaml/text-and-language/direction.ts";
import { type ExportPage, unpublishedNotices } from "./export-page.ts";
import type { FormattedTime } from "./format-time.ts";

/** The id of the page list. It cannot be a route. */
const listId = "_pages";

/**
 * Returns the bar above each page. It shows the name of the site, the date of the preview, the
 * number of unpublished pages, and a link to all pages.
 */
export function pageBannerMarkup(
  { name, pages, notes }: PageBannerContent,
  { day, time }: FormattedTime,
): string {
  const { language, preview } = strings;
  const signs = [
    ...unpublishedCountTexts(pages),
    ...(notes.length > 0 ? [strings.notes(notes.length)] : []),
  ];
  const all = pages.length > 1 ? strings.all(pages.length) : notes.length > 0 && strings.allPages;
  const told = [
    `<p><strong>${escapeHtml(name)}</strong></p>`,
    `<p>${escapeHtml(strings.madeAt({ day, time }))}</p>`,
    ...signs.map((each) => `<p class="handout-mark">${escapeHtml(each)}</p>`),
    `<p class="handout-reply">${escapeHtml(strings.reply)}</p>`,
    all ? `<a href="#${listId}">${escapeHtml(all)}</a>` : "",
  ];
  return `<aside class="handout-bar" lang="${language}" dir="${writingDirection(language)}" aria-label="${preview}">${told.join("")}</aside>`;
}

interface PageBannerContent {
  name: string;
  pages: readonly ExportPage[];
  /** Sentences about what cannot be shown. */
  notes: readonly string[];
}

function unpublishedCountTexts(pages: readonly ExportPage[]): string[] {
  const drafts = pages.filter(({ mark }) => mark?.kind === "draft").length;
  const due = pages.filter(({ mark }) => mark?.kind === "due").length;
  return [...(drafts > 0 ? [strings.drafts(drafts)] : []), ...(due > 0 ? [strings.due(due)] : [])];
}

/**
 * Returns the page that lists all other pages, and what could not be shown.
 *
 * @param notes sentences about what could not be shown
 */
export function pageListMarkup(
  pages: readonly ExportPage[],
  notes: readonly string[],
  today: string,
): string {
  const isMarked = pages.some(({ mark }) => mark);
  const groups = (["page", "article", "list"] as const).map((kind) =>
    pageGroupMarkup(
      headings[kind],
      pages.filter((page) => page.kind === kind),
      today,
    ),
  );
  const title = escapeHtml(strings.allPages);
  const sentences = [strings.explained, ...(isMarked ? [strings.marked] : []), strings.outsideSign];
  const told = [
    `<h1>${title}</h1>`,
    `<p>${escapeHtml(sentences.join(" "))}</p>`,
    notesMarkup(notes),
    ...groups,
    `<p>${escapeHtml(strings.reply)}</p>`,
  ];
  const attributes = `id="${listId}" tabindex="-1" lang="${strings.language}" data-title="${title}"`;
  return `<div class="handout-page" ${attributes}><main><section class="fold handout-list"><div class="body">${told.join("")}</div></section></main></div>`;
}

const headings = { page: strings.pages, article: strings.articles, list: strings.lists };

function pageGroupMarkup(heading: string, pages: readonly ExportPage[], today: string): string {
  if (pages.length === 0) return "";
  const lines = pages.map(({ route, title, mark }) => {
    const [said = ""] = unpublishedNotices(mark, today);
    const sign = said && `<span class="handout-mark">${escapeHtml(said)}</span>`;
    return `<li><a href="#${escapeHtml(route)}">${escapeHtml(title)}</a>${sign}</li>`;
  });
  return `<h2>${escapeHtml(heading)}</h2><ul>${lines.join("")}</ul>`;
}

function notesMarkup(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const lines = notes.map((note) => `<li>${escapeHtml(note)}</li>`);
  return `<h2>${escapeHtml(strings.notShown)}</h2><ul>${lines.join("")}</ul>`;
}
