import { escapeHtml } from "../../ui/format/escape-html.ts";
import { singleFileStrings as strings } from "./strings.pt-br.ts";

/** Returns the markup of a badge for unpublished content. */
export function badgeMarkup(text: string): string {
  return `<span class="handout-mark" lang="${strings.language}">${escapeHtml(text)}</span>`;
}
