import type { Download } from "../../model/types.ts";
import type { SiteInfo } from "../block-props.ts";
import { downloadDetail } from "../format/download-detail.ts";
import { escapeHtml } from "../format/escape-html.ts";

/** Descriptions of linked files by URL: "PDF, 7 kB". */
export type LinkedFileDescriptions = ReadonlyMap<string, string>;

/** Describes the files of a body, by URL. */
export function describeBodyFiles(
  files: readonly Download[] = [],
  site: SiteInfo,
): LinkedFileDescriptions {
  return new Map(files.map((file) => [file.src, downloadDetail(file, site) ?? ""]));
}

/**
 * Returns the HTML of a link, built without React. A link to a file downloads it and is followed by
 * its description in parentheses.
 *
 * @param words the markup of the link text
 */
export function linkMarkup(to: string, words: string, files: LinkedFileDescriptions): string {
  const detail = files.get(to);
  const href = escapeHtml(to);
  if (detail === undefined) return `<a href="${href}">${words}</a>`;
  const weight = `<small class="weight">(${escapeHtml(detail)})</small>`;
  return `<a href="${href}" download="">${words}</a>\u00a0${weight}`;
}
