import { regularExpression } from "../../model/formats/regular-expression.ts";
import { childValue } from "../../yaml/json-pointer.ts";

/**
 * Whether a text matches the pattern in a field of its group. Returns true if that field has no
 * valid pattern.
 */
export function matchesPatternInField(field: string, text: string, group: unknown): boolean {
  const pattern = childValue(group, field);
  // An invalid pattern is reported in its own field.
  if (typeof pattern !== "string" || regularExpression.check(pattern)) return true;
  return matchesPattern(text, pattern);
}

/** Whether a pattern matches the whole text. */
export function matchesPattern(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "v").test(text);
}
