import type { Schema } from "../../../model/schema/schemas.ts";
import { childValue } from "../../../yaml/json-pointer.ts";

/**
 * Returns the field that a plain text sets if a group has a short form: `delivery: worker` sets its
 * `type`. Returns `undefined` for any other node.
 */
export function shorthandField({ type, required = [] }: Schema): string | undefined {
  const isBoth = Array.isArray(type) && type.includes("object") && type.includes("string");
  return isBoth ? required[0] : undefined;
}

/** Expands the short form of a group: `worker` to `{type: worker}`. */
export function expandShorthand(node: Schema, value: unknown): unknown {
  const field = shorthandField(node);
  return field !== undefined && typeof value === "string" ? { [field]: value } : value;
}

/** Whether a field applies for the current `type` of its group. */
export function appliesToGroupType(group: unknown, { withType }: Schema): boolean {
  return withType === undefined || withType.includes(String(childValue(group, "type")));
}

/**
 * Whether a field belongs to only one `type` of its group, and that is the current one. Such a
 * field is always shown.
 */
export function isOnlyForGroupType(group: unknown, node: Schema): boolean {
  return node.withType?.length === 1 && appliesToGroupType(group, node);
}
