import { textPattern } from "../../model/formats/text-pattern.ts";
import { childValue } from "../../yaml/json-pointer.ts";

/** Whether a text follows the pattern in a field beside it; any does where the field holds none. */
export function followsOwn(field: string, text: string, group: unknown): boolean {
  const pattern = childValue(group, field);
  // The check reports a wrong pattern in its own field.
  if (typeof pattern !== "string" || textPattern.check(pattern)) return true;
  return matchesPattern(text, pattern);
}

/** Whether the whole of a text follows a pattern. */
export function matchesPattern(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "v").test(text);
}
