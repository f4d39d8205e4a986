import { escapeHtml } from "../../ui/format/escape-html.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** A badge on unpublished content. */
export function badgeMarkup(text: string): string {
  return `<span class="handout-mark" lang="${words.language}">${escapeHtml(text)}</span>`;
}
