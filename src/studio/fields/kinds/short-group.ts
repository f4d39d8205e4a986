import type { Schema } from "../../../model/schema/schemas.ts";
import { childValue } from "../../../yaml/pointer.ts";

/**
 * The field for which a lone text stands where a group may be written so: `delivery: worker` says its
 * `type`. Nothing for any other node.
 */
export function shortField({ type, required = [] }: Schema): string | undefined {
  const isBoth = Array.isArray(type) && type.includes("object") && type.includes("string");
  return isBoth ? required[0] : undefined;
}

/** A group as if it were written out: `worker` as `{type: worker}`. */
export function writtenOut(node: Schema, value: unknown): unknown {
  const field = shortField(node);
  return field !== undefined && typeof value === "string" ? { [field]: value } : value;
}

/** Whether a field counts in its group, as the group's `type` is now. */
export function countsIn(group: unknown, { withType }: Schema): boolean {
  return withType === undefined || withType.includes(String(childValue(group, "type")));
}

/** Whether a field is there for this `type` of its group alone: it shows by itself. */
export function isOwnOf(group: unknown, node: Schema): boolean {
  return node.withType?.length === 1 && countsIn(group, node);
}
