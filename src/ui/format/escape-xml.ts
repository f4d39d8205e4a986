import { escapeHtml } from "./escape-html.ts";

const invalidXmlCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes a text for XML content and double-quoted attributes. Removes characters that XML 1.0
 * (section 2.2) forbids, such as most control characters and lone surrogates.
 */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(invalidXmlCharacters, ""));
}
