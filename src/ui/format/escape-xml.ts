import { escapeHtml } from "./escape-html.ts";

const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Text made safe for XML text and double-quoted attributes. Characters that XML 1.0 (section 2.2)
 * does not know, such as most control characters and lone surrogates, are left out.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(notXml, ""));
}
