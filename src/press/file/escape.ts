import { escapeHtml } from "../../ui/format/escape-html.ts";

/**
 * Text made safe for XML text and double-quoted attributes. Characters that XML 1.0 (section 2.2)
 * does not know, such as most control characters and lone surrogates, are left out.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(notXml, ""));
}

const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** JSON that can stand inside a script element: it cannot close it, nor open a comment. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
