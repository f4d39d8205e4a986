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

/** Whether a field holds text for people: not a name, an address or a text with a fixed format. */
export function isProseField(node: Schema): boolean {
  return node.type === "string" && nonProseKeywords.every((name) => !(name in node));
}
