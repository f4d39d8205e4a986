import { escapeHtml } from "../../ui/format/escape-html.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** A badge on unpublished content. */
export function badgeMarkup(said: string): string {
  return `<span class="handout-mark" lang="${words.language}">${escapeHtml(said)}</span>`;
}
