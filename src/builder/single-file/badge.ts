import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";

/** Returns the markup of a badge for unpublished content. */
export function badgeMarkup(text: string): string {
  return `<span class="handout-mark" lang="${strings.language}">${escapeHtml(text)}</span>`;
}
