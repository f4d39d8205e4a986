import type { Schema } from "../../model/schema/schemas.ts";

const nonProseKeywords = [
  "enum",
  "const",
  "format",
  "pattern",
  "link",
  "reference",
  "collection",
  "matches",
];

/**
 * Whether a field contains text for people, and not a name, an address or a text with a fixed
 * format.
 */
export function isProseField(node: Schema): boolean {
  return node.type === "string" && nonProseKeywords.every((name) => !(name in node));
}
