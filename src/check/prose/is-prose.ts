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

/** Whether a text is for people: neither a name nor an address nor a form of its own. */
export function isProse(node: Schema): boolean {
  return node.type === "string" && nonProseKeywords.every((name) => !(name in node));
}
