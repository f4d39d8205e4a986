import type { Download } from "../../model/types.ts";
import type { SiteInfo } from "../block-props.ts";
import { downloadDetail } from "../format/download-detail.ts";
import { escapeHtml } from "../format/escape-html.ts";

/** What is said of the files of a text behind their links, by the addresses of these: "PDF, 7 kB". */
export type BodyFiles = ReadonlyMap<string, string>;

/** The descriptions of the files that a text offers. */
export function bodyFiles(files: readonly Download[] = [], site: SiteInfo): BodyFiles {
  return new Map(files.map((file) => [file.src, downloadDetail(file, site) ?? ""]));
}

/**
 * A link of a text, written without React. One to a file downloads it, and says in parentheses what that is: the
 * sentence goes on behind it.
 *
 * @param words the markup of what the link says
 */
export function linkMarkup(to: string, words: string, files: BodyFiles): string {
  const detail = files.get(to);
  const href = escapeHtml(to);
  if (detail === undefined) return `<a href="${href}">${words}</a>`;
  const weight = `<small class="weight">(${escapeHtml(detail)})</small>`;
  return `<a href="${href}" download="">${words}</a>\u00a0${weight}`;
}
