import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import { dirAttribute } from "../../yaml/text-and-language/direction.ts";
import { pageBannerMarkup, pageListMarkup } from "./banner-and-page-list.ts";
import { type ExportPage, exportPageMarkup, unpublishedNotices } from "./export-page.ts";
import { formatTime } from "./format-time.ts";
import { listPictures } from "./page-pictures.ts";
import { pageScript, scriptHashSource } from "./page-script.ts";
import { embedPictures, type LoadFileByAddress } from "./picture-classes.ts";
import { inlineCssUrls, singleFileStyles } from "./single-file-styles.ts";

/** The input of a single-file export. The file shows pages without a network. */
export interface SingleFileInput {
  /** The name of the site, and the address at which it is published. */
  name: string;
  site: string;
  language: string;
  timeZone?: string;
  /** The pages. The first one is shown at the start. */
  pages: readonly ExportPage[];
  /** The styles of all pages. They refer only to files of the site. */
  styles: string;
  /** Sentences about what cannot be shown. */
  notes: readonly string[];
  moment: Date;
  /** The ISO date for which the pages are rendered, such as "2026-11-23". */
  today: string;
}

/**
 * Builds one HTML document that contains all pages, pictures and fonts. Its policy blocks external
 * sources. It switches between pages without a script.
 *
 * @param fileAt loads pictures and fonts by their addresses in the site; a missing picture is
 *   replaced by a notice
 */
export async function buildSingleFile(
  input: SingleFileInput,
  fileAt: LoadFileByAddress,
): Promise<string> {
  const { pages, notes, today, language } = input;
  const shelf = await embedPictures(pages.flatMap(pagePictures), fileAt);
  const site = input.site.replace(/\/$/, "");
  const routes = new Set(pages.map(({ route }) => route));
  const marks = new Map(
    pages.flatMap(({ route, mark }) =>
      unpublishedNotices(mark, today)
        .slice(0, 1)
        .map((said = "") => [route, said] as const),
    ),
  );
  const bar = pageBannerMarkup(input, formatTime(input.timeZone, input.moment));
  const body = pages.map((page) =>
    exportPageMarkup(page, { pictures: shelf, routes, marks, site, today }),
  );
  const styles = `${await inlineCssUrls(input.styles, fileAt)}${singleFileStyles}${shelf.styles}`;
  const title = escapeHtml(strings.titled({ page: input.name }));
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${dirAttribute(language)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${await exportPolicy()}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">`,
    `<title>${title}</title><link rel="icon" href="data:,">`,
    `<style>${styles.replaceAll("</", "<\\/")}</style></head><body>`,
    `${bar}${body.join("")}${pageListMarkup(pages, notes, today)}`,
    `<script>${pageScript}</script></body></html>\n`,
  ].join("");
}

function pagePictures({ header, blocks, footer }: ExportPage) {
  return [header, ...blocks.map(({ html }) => html), footer].flatMap(listPictures);
}

/**
 * Returns a policy that allows no external sources and no form submissions. The only script that it
 * allows is the inline one (CSP Level 3).
 */
async function exportPolicy(): Promise<string> {
  const allowed = [
    "default-src 'none'",
    "img-src data:",
    "font-src data:",
    "style-src 'unsafe-inline'",
    `script-src ${await scriptHashSource(pageScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return allowed.join("; ");
}

/**
 * Returns a descriptive file name, such as "Chronos - prévia 2026-11-23.html". It omits characters
 * that operating systems forbid.
 */
export function exportFileName(name: string, day: string): string {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").replace(/\s+/g, " ");
  return strings.fileName({ name: plain.trim().replace(/^\.+/, ""), day });
}
